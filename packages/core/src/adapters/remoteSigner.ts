import type { CaipNetworkId, ChainNamespace } from '../caip/caip.ts'
import type { WalletAccount } from '../features/WalletAccount.ts'
import type { WalletRequestOptions } from '../features/WalletRequestOptions.ts'
import type { ConnectorInfo } from './connector.ts'
import type { Unsubscribe, WalletListener } from './Wallet.ts'

/**
 * One namespace of a wallet outside this page: a WalletConnect session or the secure frame. An
 * adapter's `wrap` converts it to a `Wallet`.
 */
export type RemoteSigner = {
  readonly namespace: ChainNamespace
  readonly info: ConnectorInfo
  /**
   * Networks that the peer approved, in its order; `undefined` if the peer supports every network
   * of the namespace.
   */
  readonly getNetworkIds: () => readonly CaipNetworkId[] | undefined
  /**
   * Returns whether the peer signs on a network now. A peer that supports every network may still
   * require that a network is added to its session first. Absent: it signs on every approved network.
   */
  readonly canSignOn?: (caipNetworkId: CaipNetworkId) => boolean
  /**
   * Returns the network that applies to requests which name no network. The peer signs on it
   * (K-WORLD-04).
   */
  readonly getNetworkId: () => CaipNetworkId
  /**
   * Selects a network. A network on which the peer does not sign becomes active as soon as the peer
   * approves it.
   */
  readonly setNetworkId: (caipNetworkId: CaipNetworkId) => void
  /**
   * Switches to a network with the peer's consent. If absent, calling `setNetworkId` is enough.
   *
   * @throws {ConnectionRejectedError} The user rejected the switch.
   */
  readonly switchNetwork?: (
    caipNetworkId: CaipNetworkId,
    options: WalletRequestOptions,
  ) => Promise<void>
  /**
   * True if the peer answers requests that read from the chain. If absent, the adapter sends them
   * to the networks' RPC URLs.
   */
  readonly readsChains?: true
  /**
   * Text encoding of the peer's Solana transactions. Default `base64`; the secure frame uses
   * `base58`.
   */
  readonly encoding?: 'base58' | 'base64'
  /** Returns the accounts on the network of `getNetworkId`, the active one first. */
  readonly getAccounts: () => readonly WalletAccount[]
  /** Returns the methods that the peer granted for the namespace. */
  readonly getMethods: () => readonly string[]
  /**
   * Sends a request to the peer.
   *
   * @throws {ConnectionRejectedError} The user rejected the request.
   * @throws {FeatureNotSupportedError} The method was not granted: `Method <name> is not
   * supported`.
   * @throws {ServiceUnreachableError} The connection to the peer is lost.
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
  /** Disconnects the peer in all namespaces: ends the WalletConnect session or the login. */
  readonly disconnect: () => Promise<void>
}
