import type { TokenBalance } from '@latchkey/blockchain-api'

/**
 * Returns the total value of tokens in US dollars. `undefined` if the list is empty or no token has
 * a price.
 */
export function getWorth(tokens: readonly TokenBalance[]): number | undefined {
  const values = tokens.flatMap(({ value }) => value ?? [])
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : undefined
}

/** Sorts tokens by value, highest first. Tokens without a price come last, in their given order. */
export function sortByWorth(tokens: readonly TokenBalance[]): readonly TokenBalance[] {
  return [...tokens].sort((one, two) => (two.value ?? -1) - (one.value ?? -1))
}

/** Returns the tokens whose name, symbol or address contains the text. */
export function searchTokens(
  tokens: readonly TokenBalance[],
  search: string,
): readonly TokenBalance[] {
  const wanted = search.trim().toLowerCase()
  if (!wanted) return tokens
  return tokens.filter(({ name, symbol, address = '' }) =>
    [name, symbol, address].some((text) => text.toLowerCase().includes(wanted)),
  )
}
