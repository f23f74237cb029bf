import type { CaipNetworkId } from '../caip/caip.ts'
import type { WalletAccount } from '../features/WalletAccount.ts'
import type { WalletFeatures } from '../features/WalletFeatures.ts'
import type { WalletRequestOptions } from '../features/WalletRequestOptions.ts'
import type { Connector } from './connector.ts'

export type Unsubscribe = () => void

export type WalletListener = {
  /**
   * Called with all accounts that the wallet shares, the active one first. An empty list means that
   * the wallet is locked (K-WORLD-06). `disconnected` reports the end of the connection.
   */
  readonly accountsChanged: (accounts: readonly WalletAccount[]) => void
  /** Called with the wallet's new network, which may not be configured. */
  readonly networkChanged: (caipNetworkId: CaipNetworkId) => void
  readonly disconnected: () => void
}

/**
 * A connected wallet of one namespace. `kit.wallets` contains it; stores do not, because it is not
 * plain data.
 */
export type Wallet = {
  readonly connector: Connector
  /**
   * Reads the accounts without a prompt. Returns `[]` if the wallet shares none. The answer is
   * validated, and the wait is limited (S-62).
   */
  readonly getAccounts: (options?: WalletRequestOptions) => Promise<readonly WalletAccount[]>
  readonly getNetworkId: (options?: WalletRequestOptions) => Promise<CaipNetworkId>
  readonly watch: (listener: WalletListener) => Unsubscribe
  /**
   * Revokes the site's permission if the wallet supports this (EIP-2255). A rejection by the wallet
   * is ignored.
   */
  readonly disconnect: () => Promise<void>
  readonly features: WalletFeatures
}
