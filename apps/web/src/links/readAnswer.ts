/** A provider's response to a login, as sent in the URL (OAuth 2.0 authorization response). */
export type ProviderAnswer = {
  readonly state: string
  readonly code?: string
  readonly error?: string
  readonly iss?: string
}

/**
 * Reads a provider's response from a query string. Returns `undefined` if the query has no `state`
 * and therefore belongs to no login.
 */
export function readAnswer(search: string): ProviderAnswer | undefined {
  const query = new URLSearchParams(search)
  const state = query.get('state')
  if (!state) return undefined
  const rest = ['code', 'error', 'iss'].flatMap((name) => {
    const value = query.get(name)
    return value ? [[name, value] as const] : []
  })
  return { state, ...Object.fromEntries(rest) }
}
