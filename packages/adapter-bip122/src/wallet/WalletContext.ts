import type { CaipNetworkId, ConnectorInfo, Network, WalletAccount } from '@latchkey/core'
import type { BitcoinDriver, Signal } from '../drivers/BitcoinDriver.ts'

/** A wallet with its style settled: accounts in order, network by its id. */
export type WalletContext = {
  readonly info: ConnectorInfo
  readonly driver: BitcoinDriver
  /** Configured networks of the namespace. */
  readonly networks: readonly Network[]
  /** Asks silently. The active account first, otherwise payment before ordinal. */
  readonly readAccounts: (signal: Signal) => Promise<readonly WalletAccount[]>
  /** Asks silently. Payment at index 0, ordinal at index 1 (product §9), whichever is active. */
  readonly readAddresses: (signal: Signal) => Promise<readonly WalletAccount[]>
  /** Asks silently. Throws `ChainIdNotFoundError` where the wallet names no known network. */
  readonly readNetworkId: (signal: Signal) => Promise<CaipNetworkId>
  /** Makes one of the accounts the first. Listeners are told. */
  readonly selectAccount: (address: string) => void
  /** @param onSelect - An account was selected here. */
  readonly watchSelection: (onSelect: () => void) => () => void
}
