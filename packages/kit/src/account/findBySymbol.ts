import type { Token } from './Token.ts'

/**
 * Finds a token by its symbol, ignoring case. Symbols are not unique, because a contract may have
 * any symbol (K-WORLD-14). Of several tokens the native currency is meant; of several others, none.
 */
export function findBySymbol(tokens: readonly Token[], symbol: string): Token | undefined {
  const wanted = symbol.toLowerCase()
  const found = tokens.filter((token) => token.symbol.toLowerCase() === wanted)
  return found.length > 1 ? found.find(({ address }) => address === undefined) : found[0]
}
