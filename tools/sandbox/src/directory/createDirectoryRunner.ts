import { createServerRunner } from '../processes/createServerRunner.ts'
import type { Runner } from '../processes/Service.ts'
import { type Settings, toServiceUrl } from '../settings/settings.ts'
import { createDirectoryService } from './createDirectoryService.ts'

/** Runs the wallet directory as `wallets.`. The directory stores nothing across restarts. */
export function createDirectoryRunner({
  settings,
  port,
}: {
  readonly settings: Settings
  readonly port: number
}): Runner {
  return createServerRunner({
    name: 'wallets',
    title: 'Wallet directory',
    port,
    create: () => createDirectoryService({ walletOrigin: toServiceUrl('wallet', settings.port) }),
  })
}
