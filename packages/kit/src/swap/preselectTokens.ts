import { getAmountWorth } from '../account/getAmountWorth.ts'
import type { Token } from '../account/Token.ts'
import type { SwapForm } from './SwapForm.ts'
import type { SwapTokens } from './toSwapTokens.ts'

const toKey = ({ address }: Token) => address?.toLowerCase()

/** Returns the value of a balance in US dollars; `undefined` if its price is unknown. */
const toWorth = (token: Token) => (token.listed === 0n ? 0 : getAmountWorth(token.listed, token))

/**
 * Preselects the tokens of an empty swap form: sells the token with the highest value for the
 * native currency (K-SWAP-10). The form stays unchanged if the native currency itself has the
 * highest value, or an unknown one. Tokens that cannot be swapped, or without a price, do not count.
 */
export function preselectTokens(form: SwapForm, { own, all }: SwapTokens): SwapForm {
  const native = own.find(({ address }) => address === undefined)
  const highest = native && toWorth(native)
  if (highest === undefined) return form
  const swapped = new Set(all.map(toKey))
  const [sold] = own
    .filter((token) => token.address !== undefined && swapped.has(toKey(token)))
    .map((token) => ({ token, worth: toWorth(token) ?? 0 }))
    .filter(({ worth }) => worth > highest)
    .sort((one, other) => other.worth - one.worth)
  return sold ? { ...form, sold: sold.token, bought: native } : form
}
