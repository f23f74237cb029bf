import type { SendFees } from '@latchkey/core'
import type { Token } from '../../account/Token.ts'

/**
 * Returns the maximum amount that can be sent: the balance, minus a reserve for fees if it is the
 * native currency. Never negative.
 *
 * @param balance - Balance in base units.
 * @returns `undefined` while the fees are unknown.
 */
export function getMaxAmount(
  token: Pick<Token, 'address'>,
  balance: bigint,
  fees: Pick<SendFees, 'reserve'> | undefined,
): bigint | undefined {
  if (token.address !== undefined) return balance
  if (!fees) return undefined
  return balance > fees.reserve ? balance - fees.reserve : 0n
}
