import { createServerRunner } from '../processes/createServerRunner.ts'
import type { Runner } from '../processes/Service.ts'
import { type Settings, toServiceUrl } from '../settings/settings.ts'
import { createDirectoryService } from './createDirectoryService.ts'

/**
 * Creates the service of the sandbox's wallet directory, which is served at
 * `wallets.latchkey.localhost`. It stores nothing.
 */
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
