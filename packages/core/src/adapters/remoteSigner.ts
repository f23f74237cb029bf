import type { CaipNetworkId, ChainNamespace } from '../caip/caip.ts'
import type { WalletAccount } from '../features/WalletAccount.ts'
import type { WalletRequestOptions } from '../features/WalletRequestOptions.ts'
import type { ConnectorInfo } from './connector.ts'
import type { Unsubscribe, WalletListener } from './Wallet.ts'

/**
 * One namespace of a wallet that is not in this page: a WalletConnect session or the secure frame. An adapter's `wrap`
 * turns it into a wallet of its namespace.
 */
export type RemoteSigner = {
  readonly namespace: ChainNamespace
  readonly info: ConnectorInfo
  /** Networks the peer has approved, in its order; `undefined` when it serves every network of the namespace. */
  readonly getNetworkIds: () => readonly CaipNetworkId[] | undefined
  /** Network requests go to unless one is named. */
  readonly getNetworkId: () => CaipNetworkId
  readonly setNetworkId: (caipNetworkId: CaipNetworkId) => void
  /**
   * Goes to a network the peer has to be asked for; absent: `setNetworkId` is all it takes.
   *
   * @throws {ConnectionRejectedError} The person refused.
   */
  readonly switchNetwork?: (
    caipNetworkId: CaipNetworkId,
    options: WalletRequestOptions,
  ) => Promise<void>
  /** True: the peer answers reads of its chains itself. Absent: the networks' own RPC addresses are asked. */
  readonly readsChains?: true
  /** How the peer writes Solana transactions as text. Default `base64`; the secure frame has `base58`. */
  readonly encoding?: 'base58' | 'base64'
  /** Accounts on that network, the active one first. */
  readonly getAccounts: () => readonly WalletAccount[]
  /** Methods the peer has granted for the namespace. */
  readonly getMethods: () => readonly string[]
  /**
   * Asks the peer.
   *
   * @throws {ConnectionRejectedError} The person refused.
   * @throws {FeatureNotSupportedError} The method was not granted: `Method <name> is not supported`.
   * @throws {ServiceUnreachableError} The transport is gone.
   */
  readonly request: (
    parameters: {
      readonly method: string
      readonly params: unknown
      readonly caipNetworkId?: CaipNetworkId
    },
    options: WalletRequestOptions,
  ) => Promise<unknown>
  readonly watch: (listener: WalletListener) => Unsubscribe
  /** Ends the whole session, all namespaces of it. */
  readonly disconnect: () => Promise<void>
}
