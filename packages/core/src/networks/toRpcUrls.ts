import type { Network } from './network.ts'

/**
 * Lists the RPC URLs of a network in the order of use: those that the app configured, the URL of
 * the blockchain API, then the network's defaults.
 */
export function toRpcUrls({ rpcUrls }: Network): readonly string[] {
  const endpoints = [rpcUrls['custom'], rpcUrls['service'], rpcUrls.default]
  return [...new Set(endpoints.flatMap((each) => each?.http ?? []))]
}
