import type { CaipNetworkId, Network } from '@latchkey/core'
import { createRpc } from './createRpc.ts'
import type { Rpc } from './Rpc.ts'

/** Returns a function that creates the RPC client of a network on first use, one per network. */
export function createRpcs(): (network: Network) => Rpc {
  const rpcs = new Map<CaipNetworkId, Rpc>()
  return (network) => {
    const rpc = rpcs.get(network.caipNetworkId) ?? createRpc(network)
    rpcs.set(network.caipNetworkId, rpc)
    return rpc
  }
}
