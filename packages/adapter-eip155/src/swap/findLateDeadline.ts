import { readField, type SwapStep } from '@latchkey/core'
import type { AskNode } from '../features/findReplacement.ts'
import { readQuantity } from '../features/receipts.ts'
import { readSwapCall } from './readSwapCall.ts'

/** Latest accepted deadline of a swap, in seconds after the time of the latest block. */
const longestSeconds = 3_600n

/**
 * Compares a swap's deadline with the time of the chain, because the router does the same. A swap
 * with a distant deadline could be executed much later, at the minimum amount (S-66).
 *
 * @returns Description of the fault, for developers. `undefined` if the deadline is at most an hour
 * ahead, and for an approval, which has no deadline.
 */
export async function findLateDeadline(
  ask: AskNode,
  { built }: SwapStep,
): Promise<string | undefined> {
  const call = readSwapCall(built.data)
  if (call?.act !== 'swap') return undefined
  const block = await ask('eth_getBlockByNumber', ['latest', false])
  const now = readQuantity(readField(block, 'timestamp'))
  if (now === undefined) return 'The time of the chain cannot be read.'
  if (call.deadline <= now + longestSeconds) return undefined
  return `The swap may be executed until ${call.deadline}, more than an hour after ${now}.`
}
