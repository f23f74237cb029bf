import { type SendOrder, toBaseUnits } from '@latchkey/core'
import type { Token } from '../../account/Token.ts'
import { SendIncompleteError } from '../errors.ts'

/** Returns the network and the token fields that an order needs. */
export function toChainOrder(token: Token): Pick<SendOrder, 'caipNetworkId' | 'token'> {
  const { caipNetworkId, address, decimals } = token
  return { caipNetworkId, ...(address !== undefined && { token: { address, decimals } }) }
}

/**
 * Converts the filled form to an order.
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
