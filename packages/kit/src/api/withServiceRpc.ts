import { toRpcUrl } from '@latchkey/blockchain-api'
import type { Network } from '@latchkey/core'
import type { KitConfig } from '../kit/KitConfig.ts'

/**
 * Adds the service's RPC address to a network: it is tried after the host's own addresses and before the network's
 * (kit-behaviour §2). One that the host has put there already is not added twice. For every network that an adapter is
 * given: it keeps one client per network, and whoever asks first must not decide on the addresses of the others.
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
