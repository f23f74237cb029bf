import { toRpcUrl } from '@latchkey/blockchain-api'
import type { Network } from '@latchkey/core'
import type { KitConfig } from '../kit/KitConfig.ts'

/**
 * Adds the service's RPC address to a network, after the host's addresses and before the network's
 * (kit-behaviour §2). An address that the host has configured is not added twice.
 *
 * Apply it to every network passed to an adapter. An adapter caches one client per network, so the
 * first caller decides on the addresses of all.
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
