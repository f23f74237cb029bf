import type { CaipNetworkId, ChainNamespace } from '../caip/caip.ts'

export type NativeCurrency = {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}
/** RPC URLs of a network by transport, each list in the order in which clients try the URLs. */
export type RpcEndpoints = {
  readonly http: readonly string[]
  readonly webSocket?: readonly string[]
}
export type RpcUrls = { readonly [key: string]: RpcEndpoints; readonly default: RpcEndpoints }
export type BlockExplorer = {
  readonly name: string
  readonly url: string
  readonly apiUrl?: string
}

/**
 * A network as plain data: ids, name, currency, RPC URLs and explorers (product specification §3,
 * kit-state §4).
 */
export type Network = {
  /**
   * Chain id of an EVM network. For other networks, the CAIP-2 reference, which is derived from the
   * genesis hash.
   */
  readonly id: number | string
  readonly name: string
  readonly chainNamespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId
  readonly nativeCurrency: NativeCurrency
  readonly rpcUrls: RpcUrls
  readonly blockExplorers?: { readonly [key: string]: BlockExplorer } & {
    readonly default: BlockExplorer
  }
  /** Image of the network. The wallet directory serves `imageId`. */
  readonly assets?: { readonly imageId: string; readonly imageUrl?: string }
  readonly testnet: boolean
}
