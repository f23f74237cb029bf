import { askWallet } from '@latchkey/core'
import type { WalletHandle } from '../handle/WalletHandle.ts'
import type { Ask, BitcoinDriver } from './BitcoinDriver.ts'
import { createInjectedDriver } from './createInjectedDriver.ts'
import { createSatsConnectDriver } from './createSatsConnectDriver.ts'
import { createStandardDriver } from './createStandardDriver.ts'

const creators = {
  standard: createStandardDriver,
  satsConnect: createSatsConnectDriver,
  injected: createInjectedDriver,
}

/** Creates the way in which calls of one wallet run. */
export function createAsk(connectorId: string): Ask {
  return (what, run, options) => askWallet(run, { what, connectorId, ...options })
}

/** Creates the way to speak to a wallet of this page. */
export function createDriver({ style, target }: WalletHandle, connectorId: string): BitcoinDriver {
  const driver = creators[style](target, createAsk(connectorId))
  // The person has left already: a wallet that fails to forget is not their concern (K-INJ-08).
  return { ...driver, disconnect: () => driver.disconnect().catch(() => undefined) }
}
