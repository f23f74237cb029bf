import type { ChainNamespace } from '../caip/caip.ts'
import type { Network } from './network.ts'

export type DefineNetworkParameters = {
  readonly id: number | string
  readonly name: string
  /** CAIP-2 namespace of the network. Default: `eip155`. */
  readonly chainNamespace?: ChainNamespace
  readonly nativeCurrency: Network['nativeCurrency']
  readonly rpcUrls: Network['rpcUrls']
  readonly blockExplorers?: NonNullable<Network['blockExplorers']>
  /** Id of the network's image in the wallet directory. */
  readonly imageId?: string
  readonly testnet?: boolean
}

/**
 * Creates a network. Explorer and image are omitted if they are unknown; `testnet` defaults to
 * false (kit-state §4).
 */
export function defineNetwork(parameters: DefineNetworkParameters): Network {
  const { imageId, chainNamespace = 'eip155', testnet = false, ...facts } = parameters
  return {
    ...facts,
    chainNamespace,
    caipNetworkId: `${chainNamespace}:${facts.id}`,
    testnet,
    ...(imageId !== undefined && { assets: { imageId } }),
  }
}
