import type { CaipNetworkId } from '../caip/caip.ts'
import type { WalletAccount } from '../features/WalletAccount.ts'
import type { WalletFeatures } from '../features/WalletFeatures.ts'
import type { WalletRequestOptions } from '../features/WalletRequestOptions.ts'
import type { Connector } from './connector.ts'

export type Unsubscribe = () => void

export type WalletListener = {
  /** All accounts, the active one first. Empty: the wallet dropped this site. */
  readonly accountsChanged: (accounts: readonly WalletAccount[]) => void
  /** May name a network that is not configured. */
  readonly networkChanged: (caipNetworkId: CaipNetworkId) => void
  readonly disconnected: () => void
}

/** A connected wallet of one namespace. Lives in `kit.wallets`, never in a store. */
export type Wallet = {
  readonly connector: Connector
  /** Reads silently; `[]` when the wallet shares none. Checked against the schema, bounded in time (S-62). */
  readonly getAccounts: (options?: WalletRequestOptions) => Promise<readonly WalletAccount[]>
  readonly getNetworkId: (options?: WalletRequestOptions) => Promise<CaipNetworkId>
  readonly watch: (listener: WalletListener) => Unsubscribe
  /** Ends the site's permission where the wallet knows how (EIP-2255 revoke); a refusal is ignored. */
  readonly disconnect: () => Promise<void>
  readonly features: WalletFeatures
}
