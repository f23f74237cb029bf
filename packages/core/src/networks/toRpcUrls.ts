import type { Network } from './network.ts'

/** Lists the RPC addresses of a network in the order they are asked: the host's own, the service's, then its own. */
export function toRpcUrls({ rpcUrls }: Network): readonly string[] {
  const endpoints = [rpcUrls['custom'], rpcUrls['service'], rpcUrls.default]
  return [...new Set(endpoints.flatMap((each) => each?.http ?? []))]
}
