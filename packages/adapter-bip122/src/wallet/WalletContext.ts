import type { CaipNetworkId, ConnectorInfo, WalletAccount } from '@latchkey/core'
import type { BitcoinDriver, Signal } from '../drivers/BitcoinDriver.ts'
import type { Esplora } from '../esplora/createEsplora.ts'

/**
 * The context of a connected Bitcoin wallet, which hides the interface that the wallet has. Its
 * accounts are sorted, and its network is a CAIP-2 id.
 */
export type WalletContext = {
  readonly info: ConnectorInfo
  readonly driver: BitcoinDriver
  /**
   * Reads the accounts without a prompt. The active account comes first, then payment accounts,
   * then ordinal ones.
   */
  readonly readAccounts: (signal: Signal) => Promise<readonly WalletAccount[]>
  /**
   * Reads the addresses without a prompt: payment at index 0, ordinal at index 1 (product §9),
   * whichever is active.
   */
  readonly readAddresses: (signal: Signal) => Promise<readonly WalletAccount[]>
  /**
   * Reads the network without a prompt. Throws `ChainIdNotFoundError` if the wallet reports no
   * known network.
   */
  readonly readNetworkId: (signal: Signal) => Promise<CaipNetworkId>
  /**
   * Returns the Esplora client of the wallet's network. Throws `ChainNotConfiguredError` if the
   * network is not configured.
   */
  readonly getEsplora: (signal: Signal) => Promise<Esplora>
  /** Makes an account the active one and notifies listeners. */
  readonly selectAccount: (address: string) => void
  /**
   * Reports accounts that `selectAccount` selects, until the returned function is called.
   *
   * @param onSelect - Called when `selectAccount` selects an account.
   */
  readonly watchSelection: (onSelect: () => void) => () => void
}
