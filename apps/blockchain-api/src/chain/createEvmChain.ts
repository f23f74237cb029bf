import type { EvmNetworkConfig } from '../config/Config.ts'
import { createNode } from './createNode.ts'
import type { Node } from './Node.ts'

/** A configured EVM network with the client of its node. */
export type EvmChain = Node & { readonly network: EvmNetworkConfig }

export function createEvmChain(network: EvmNetworkConfig): EvmChain {
  return { network, ...createNode(network.caipNetworkId, network.rpcUrl) }
}
