import type { Endpoint } from './defineEndpoint.ts'

/**
 * Builds the HTTP request of a call: distributes the input over path, query (GET) and JSON body
 * (POST).
 */
export function toRequest(endpoint: Endpoint, input: object, baseUrl: string) {
  const rest: Record<string, unknown> = { ...input }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const url = new URL(path, baseUrl)
  const { method, longPollMs, keepalive = false } = endpoint
  const how = { method, keepalive, ...(longPollMs !== undefined && { longPollMs }) }
  if (method === 'POST') return { url, ...how, json: rest }
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return { url, ...how }
}
