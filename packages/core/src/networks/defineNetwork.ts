import type { ChainNamespace } from '../caip/caip.ts'
import type { Network } from './network.ts'

export type DefineNetworkParameters = {
  readonly id: number | string
  readonly name: string
  /** Default: `eip155`. */
  readonly chainNamespace?: ChainNamespace
  readonly nativeCurrency: Network['nativeCurrency']
  readonly rpcUrls: Network['rpcUrls']
  readonly blockExplorers?: NonNullable<Network['blockExplorers']>
  /** Image id for the directory's asset route. */
  readonly imageId?: string
  readonly testnet?: boolean
}

/**
 * Completes a network from its facts. Omits explorer and image if they are unknown; `testnet`
 * defaults to false (kit-state §4).
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
