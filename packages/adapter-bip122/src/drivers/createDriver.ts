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

/**
 * Creates the function with which a driver runs the requests of one wallet. Its errors name the
 * connector.
 */
export function createAsk(connectorId: string): Ask {
  return (what, run, options) => askWallet(run, { what, connectorId, ...options })
}

/** Creates the driver of a Bitcoin wallet on this page, for the interface that the wallet has. */
export function createDriver({ style, target }: WalletHandle, connectorId: string): BitcoinDriver {
  const driver = creators[style](target, createAsk(connectorId))
  // Ignores a failure, because the page has already ended the connection (K-INJ-08).
  return { ...driver, disconnect: () => driver.disconnect().catch(() => undefined) }
}
