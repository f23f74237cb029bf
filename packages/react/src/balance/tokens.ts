import type { TokenBalance } from '@latchkey/blockchain-api'

/** What tokens are worth together, in US dollars; `undefined` where no price is known of any, and of none. */
export function getWorth(tokens: readonly TokenBalance[]): number | undefined {
  const values = tokens.flatMap(({ value }) => value ?? [])
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : undefined
}

/** Puts what is worth most first; what has no price comes last, as it came. */
export function sortByWorth(tokens: readonly TokenBalance[]): readonly TokenBalance[] {
  return tokens.toSorted((one, two) => (two.value ?? -1) - (one.value ?? -1))
}

/** Finds tokens by a part of name or symbol, or by the whole or a part of the address. */
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
