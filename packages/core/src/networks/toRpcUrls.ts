import type { Network } from './network.ts'

/**
 * Lists the RPC URLs of a network in the order of use: the host's, the service's, then the
 * network's default URLs.
 */
export function toRpcUrls({ rpcUrls }: Network): readonly string[] {
  const endpoints = [rpcUrls['custom'], rpcUrls['service'], rpcUrls.default]
  return [...new Set(endpoints.flatMap((each) => each?.http ?? []))]
}
