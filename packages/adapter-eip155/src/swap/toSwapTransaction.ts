import {
  type EthereumTransaction,
  SwapMismatchError,
  type SwapOrder,
  SwapPriceChangedError,
  type SwapStep,
} from '@latchkey/core'
import { getAddress, isAddress } from 'viem/utils'
import { type ApprovalCall, readSwapCall, type SwapCall } from './readSwapCall.ts'

const isSame = (one: string | undefined, other: string | undefined) =>
  one?.toLowerCase() === other?.toLowerCase()
const isRouter = (address: string, { routers }: SwapOrder) =>
  routers.some((router) => isSame(router, address))

/** Finds what an approval says that was not ordered. */
function findWrongApproval({ spender, amount }: ApprovalCall, { act, order, built }: SwapStep) {
  if (!order.sold || !isSame(built.to, order.sold.address)) return `It goes to ${built.to}.`
  if (!isRouter(spender, order)) return `It lets ${spender} take the token.`
  const expected = act === 'reset' ? 0n : order.amount
  return amount === expected ? undefined : `It lets ${amount} base units be taken.`
}

/** Finds what a swap says that was not ordered; its price is another matter. */
function findWrongSwap(call: SwapCall, { order, built }: SwapStep): string | undefined {
  const { sold, bought, amount = order.amount, receiver } = call
  if (!isRouter(built.to, order)) return `It goes to ${built.to}.`
  if (!isSame(sold, order.sold?.address)) return `It sells ${sold ?? 'the coin'}.`
  if (!isSame(bought, order.bought?.address)) return `It buys ${bought ?? 'the coin'}.`
  if (amount !== order.amount) return `It sells ${amount} base units.`
  return isSame(receiver, order.account) ? undefined : `What is bought goes to ${receiver}.`
}

function findWrong(call: ApprovalCall | SwapCall | undefined, step: SwapStep): string | undefined {
  // What takes an approval back is an approval of nothing.
  const wanted = step.act === 'reset' ? 'approve' : step.act
  if (call?.act !== wanted) return 'It is another call.'
  return call.act === 'approve' ? findWrongApproval(call, step) : findWrongSwap(call, step)
}

/**
 * Makes a transaction of what a service has built, where it does what was ordered and nothing else. How much of the coin
 * goes along is the order's word, not the service's; gas and fees are the wallet's.
 *
 * @throws {SwapMismatchError} It does anything else.
 * @throws {SwapPriceChangedError} It is content with less than was shown.
 */
export function toSwapTransaction(step: SwapStep): EthereumTransaction {
  const { order, built } = step
  const call = readSwapCall(built.data)
  const wrong = isAddress(built.to) ? findWrong(call, step) : `${built.to} is no address.`
  if (wrong !== undefined) throw new SwapMismatchError({ reason: wrong })
  if (call?.act === 'swap' && (call.least < order.least || order.least <= 0n)) {
    throw new SwapPriceChangedError({ least: call.least, wanted: order.least })
  }
  const value = step.act === 'swap' && !order.sold ? order.amount : 0n
  return { to: getAddress(built.to), data: built.data, value }
}
