import { getAmountWorth } from '../../account/getAmountWorth.ts'
import type { Token } from '../../account/Token.ts'

const toWorth = (token: Token) => getAmountWorth(token.listed, token) ?? 0

/**
 * Returns the token that the send form selects first: the one with the highest value. Ignores tokens
 * that no token list names, because anybody can send them. If no price is known, returns the native
 * currency. Returns `undefined` if the account holds none of them.
 *
 * @param tokens - Tokens of the account on one network, with their balances.
 */
export function pickToken(tokens: readonly Token[]): Token | undefined {
  const held = tokens.filter(({ listed, address, trusted }) => listed > 0n && (!address || trusted))
  const [first] = [...held].sort((one, other) => toWorth(other) - toWorth(one))
  const isPriced = first !== undefined && toWorth(first) > 0
  return isPriced ? first : held.find(({ address }) => address === undefined)
}
