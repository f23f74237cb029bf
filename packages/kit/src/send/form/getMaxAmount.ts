import type { SendFees } from '@latchkey/core'
import type { Token } from '../../account/Token.ts'

/**
 * Works out the most that can be sent: all of a token, of the coin all but what the network is paid. Never below zero.
 *
 * @param balance - Base units.
 * @returns `undefined` while it is not known what the network takes.
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
