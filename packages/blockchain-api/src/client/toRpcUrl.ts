import type { CaipNetworkId } from '@latchkey/core'

/** Builds the address of the JSON-RPC proxy for a network: `<base>/v1/?chainId=…&projectId=…` (wire §3.11). */
export function toRpcUrl(baseUrl: string, caipNetworkId: CaipNetworkId, projectId: string): string {
  const url = new URL('v1/', toBase(baseUrl))
  url.search = new URLSearchParams({ chainId: caipNetworkId, projectId }).toString()
  return url.href
}

/** A base with a path keeps it, with or without a slash at its end. */
export function toBase(baseUrl: string): string {
  return baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`
}
