import { type SendOrder, toBaseUnits } from '@latchkey/core'
import type { Token } from '../../account/Token.ts'
import { SendIncompleteError } from '../errors.ts'

/**
 * Returns the fields of a transfer order that follow from the token: the network, and the token
 * unless it is the native currency.
 */
export function toChainOrder(token: Token): Pick<SendOrder, 'caipNetworkId' | 'token'> {
  const { caipNetworkId, address, decimals } = token
  return { caipNetworkId, ...(address !== undefined && { token: { address, decimals } }) }
}

/**
 * Converts the filled send form to an order for the wallet.
 *
 * @throws {SendIncompleteError} The amount, the recipient or the token is missing, on any chain
 * (K-SEND-01).
 */
export function toOrder(filled: {
  readonly token?: Token | undefined
  readonly amount: string
  readonly to: string
}): SendOrder {
  const { token, amount, to } = filled
  if (amount.trim() === '' || to.trim() === '') throw new SendIncompleteError({ missing: 'amount' })
  if (!token) throw new SendIncompleteError({ missing: 'token' })
  const units = toBaseUnits(amount, token.decimals)
  if (!units) throw new SendIncompleteError({ missing: 'amount' })
  return { ...toChainOrder(token), to, amount: units }
}
