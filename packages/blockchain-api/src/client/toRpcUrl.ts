import type { CaipNetworkId } from '@latchkey/core'

/**
 * Builds the URL of the JSON-RPC proxy for a network: `<base>/v1/?chainId=…&projectId=…` (wire
 * §3.11).
 */
export function toRpcUrl(baseUrl: string, caipNetworkId: CaipNetworkId, projectId: string): string {
  const url = new URL('v1/', toBase(baseUrl))
  url.search = new URLSearchParams({ chainId: caipNetworkId, projectId }).toString()
  return url.href
}

/** Appends a missing slash to the base URL of the API, so that relative URLs keep its path. */
export function toBase(baseUrl: string): string {
  return baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`
}
