import { toRpcUrl } from '@latchkey/blockchain-api'
import type { Network } from '@latchkey/core'
import type { KitConfig } from '../kit/KitConfig.ts'

/**
 * Adds the blockchain API's RPC URL to a network. It comes after the URLs that the app has
 * configured and before the network's own (kit-behaviour §2). A URL that is already configured is
 * not added twice.
 *
 * Apply this to every network that is passed to an adapter. An adapter caches one client per
 * network, so the first caller decides on the URLs for all.
 */
export function withServiceRpc(config: KitConfig, network: Network): Network {
  const { blockchainApiUrl, projectId } = config
  if (!blockchainApiUrl) return network
  const url = toRpcUrl(blockchainApiUrl, network.caipNetworkId, projectId)
  const { origin } = new URL(url)
  const isThere = network.rpcUrls.default.http.some((known) => known.startsWith(`${origin}/`))
  if (isThere) return network
  return { ...network, rpcUrls: { ...network.rpcUrls, service: { http: [url] } } }
}
