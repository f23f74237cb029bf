import type { SendOrderToken } from '@latchkey/core'
import type { AskNode } from './findReplacement.ts'
import { readQuantity } from './receipts.ts'

/** `decimals()` */
const decimalsCall = '0x313ce567'

/**
 * Asks a token how many decimals it has: a list that lies about them would have a hundred become a million.
 *
 * @returns What is wrong, for developers. `undefined`: it is as it was shown.
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
