import type { CaipNetworkId, ConnectorInfo, WalletAccount } from '@latchkey/core'
import type { BitcoinDriver, Signal } from '../drivers/BitcoinDriver.ts'
import type { Esplora } from '../esplora/createEsplora.ts'

/** A wallet with its style settled: accounts in order, network by its id. */
export type WalletContext = {
  readonly info: ConnectorInfo
  readonly driver: BitcoinDriver
  /** Asks silently. The active account first, otherwise payment before ordinal. */
  readonly readAccounts: (signal: Signal) => Promise<readonly WalletAccount[]>
  /** Asks silently. Payment at index 0, ordinal at index 1 (product §9), whichever is active. */
  readonly readAddresses: (signal: Signal) => Promise<readonly WalletAccount[]>
  /** Asks silently. Throws `ChainIdNotFoundError` where the wallet names no known network. */
  readonly readNetworkId: (signal: Signal) => Promise<CaipNetworkId>
  /** The service of the network the wallet is on. Throws `ChainNotConfiguredError` where that is not configured. */
  readonly getEsplora: (signal: Signal) => Promise<Esplora>
  /** Makes one of the accounts the first. Listeners are told. */
  readonly selectAccount: (address: string) => void
  /** @param onSelect - An account was selected here. */
  readonly watchSelection: (onSelect: () => void) => () => void
}
