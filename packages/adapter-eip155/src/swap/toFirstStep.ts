import type { Hex, SwapStep } from '@latchkey/core'
import { encodeFunctionData, getAddress } from 'viem/utils'
import type { AskNode } from '../features/findReplacement.ts'
import { isRevert } from '../features/isRevert.ts'
import { readSwapCall, swapAbi } from './readSwapCall.ts'

/** Returns whether the contract reverts the call. Returns false if the node cannot tell. */
async function isRefused(ask: AskNode, { order, built }: SwapStep): Promise<boolean> {
  const call = { from: order.account, to: built.to, data: built.data }
  try {
    await ask('eth_call', [call, 'latest'])
    return false
  } catch (error) {
    return isRevert(error)
  }
}

function toReset(step: SwapStep): SwapStep | undefined {
  const call = readSwapCall(step.built.data)
  if (call?.act !== 'approve') return undefined
  const args = [getAddress(call.spender), 0n] as const
  const data: Hex = encodeFunctionData({ abi: swapAbi, functionName: 'approve', args })
  return { ...step, act: 'reset', built: { ...step.built, data } }
}

/**
 * Returns the request of a swap to send to the wallet first. Returns a reset of the allowance to 0
 * if the token reverts the approval but accepts the reset.
 */
export async function toFirstStep(ask: AskNode, step: SwapStep): Promise<SwapStep> {
  const reset = toReset(step)
  if (!reset || !(await isRefused(ask, step)) || (await isRefused(ask, reset))) return step
  return reset
}
