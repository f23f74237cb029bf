import { isSameAddress, type Network, toDecimalText, toTypedText } from '@latchkey/core'
import type { Token } from '../../account/Token.ts'
import { findOtherNetwork } from '../../names/findOtherNetwork.ts'
import { type RecipientText, readRecipient } from '../../names/readRecipient.ts'
import { type SendForm, withToken } from './SendForm.ts'

/** Finds a token by its address; `undefined` stands for the native currency. */
function findToken(tokens: readonly Token[], wanted: string | undefined): Token | undefined {
  return tokens.find(({ address, caipNetworkId }) =>
    wanted === undefined || address === undefined
      ? wanted === address
      : isSameAddress(caipNetworkId, address, wanted),
  )
}

/** Fills in the token and the amount that a recipient text carries. */
function withAmount(form: SendForm, read: RecipientText, token: Token): SendForm {
  const { units, amount = units && toDecimalText(units, token.decimals) } = read
  const isSame = form.token !== undefined && form.token.address === token.address
  const chosen = isSame ? form : withToken(form, token)
  return { ...chosen, receiver: read.target, ...(amount && { amount: toTypedText(amount) }) }
}

/**
 * Fills in the recipient of a pasted text, without its prefix, and the token and the amount that it
 * carries (K-WORLD-15). A text for another network or an unknown token, or in an unknown format, is
 * not changed.
 *
 * @param known.tokens - Tokens of the account on the network, the native currency first.
 */
export function withReceiver(
  form: SendForm,
  text: string,
  known: { readonly network: Network; readonly tokens: readonly Token[] },
): SendForm {
  const receiver = text.trim()
  const read = readRecipient(receiver)
  if (!read || findOtherNetwork(read, known.network)) return { ...form, receiver }
  if (read.token === undefined && read.units === undefined && read.amount === undefined)
    return { ...form, receiver: read.target }
  const token = findToken(known.tokens, read.token)
  return token ? withAmount(form, read, token) : { ...form, receiver }
}
