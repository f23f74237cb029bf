import {
  type CaipNetworkId,
  ChainNotConfiguredError,
  createRpc,
  createRpcPost,
  type Network,
  type Rpc,
  toRpcUrls,
} from '@latchkey/core'

/** Returns the JSON-RPC client of a network. All callers share one client per network. */
export type Clients = (network: Network) => Rpc

function createNetworkClient(network: Network): Rpc {
  const urls = toRpcUrls(network)
  if (urls.length === 0) throw new ChainNotConfiguredError()
  return createRpc({ name: network.name, posts: urls.map((url) => createRpcPost({ url })) })
}

/**
 * Creates clients of networks on first use. Calls made in the same task share one HTTP request, if
 * the network's node accepts batches.
 *
 * @returns A function that throws `ChainNotConfiguredError` for a network without an RPC URL.
 */
export function createClients(): Clients {
  const clients = new Map<CaipNetworkId, Rpc>()
  return (network) => {
    const client = clients.get(network.caipNetworkId) ?? createNetworkClient(network)
    clients.set(network.caipNetworkId, client)
    return client
  }
}
