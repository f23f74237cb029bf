import type { EvmNetworkConfig } from '../config/Config.ts'
import { createNode } from './createNode.ts'
import type { Node } from './Node.ts'

/** An EVM network, read through a node. */
export type EvmChain = Node & { readonly network: EvmNetworkConfig }

export function createEvmChain(network: EvmNetworkConfig): EvmChain {
  return { network, ...createNode(network.caipNetworkId, network.rpcUrl) }
}
