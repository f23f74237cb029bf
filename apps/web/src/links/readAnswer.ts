/** The answer of a provider, as sent in the URL. */
export type ProviderAnswer = {
  readonly state: string
  readonly code?: string
  readonly error?: string
  readonly iss?: string
}

/**
 * Reads a provider's answer from a query string. Returns `undefined` if the query contains no
 * answer to a login or link attempt.
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
