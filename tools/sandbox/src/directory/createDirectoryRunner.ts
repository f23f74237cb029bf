import { createServerRunner } from '../processes/createServerRunner.ts'
import type { Runner } from '../processes/Service.ts'
import { type Settings, toServiceUrl } from '../settings/settings.ts'
import { createDirectoryService } from './createDirectoryService.ts'

/** The wallet directory, as `wallets.`. It keeps nothing over a start. */
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
