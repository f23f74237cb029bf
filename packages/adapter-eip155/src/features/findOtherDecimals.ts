import type { SendOrderToken } from '@latchkey/core'
import type { AskNode } from './findReplacement.ts'
import { readQuantity } from './receipts.ts'

/** Selector of `decimals()`, the whole call data of this function. */
const decimalsCall = '0x313ce567'

/**
 * Compares a token's decimals with the decimals shown to the user. A token list with wrong decimals
 * could turn a hundred into a million.
 *
 * @returns Description of the difference, for developers. `undefined` if the decimals match.
 */
export async function findOtherDecimals(
  ask: AskNode,
  { address, decimals }: SendOrderToken,
): Promise<string | undefined> {
  const answer = readQuantity(
    await ask('eth_call', [{ to: address, data: decimalsCall }, 'latest']),
  )
  if (answer === BigInt(decimals)) return undefined
  return `${address} has ${answer} decimals, not ${decimals}.`
}
