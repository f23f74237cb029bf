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

/** Describes how an approval differs from the order. Returns `undefined` if it matches. */
function findWrongApproval({ spender, amount }: ApprovalCall, { act, order, built }: SwapStep) {
  if (!order.sold || !isSame(built.to, order.sold.address)) return `The recipient is ${built.to}.`
  if (!isRouter(spender, order)) return `It approves ${spender} as the spender.`
  const expected = act === 'reset' ? 0n : order.amount
  return amount === expected ? undefined : `It approves ${amount} base units.`
}

/**
 * Describes how the call of a swap differs from the order, except for its price. Returns
 * `undefined` if it matches.
 */
function findWrongSwap(call: SwapCall, { order, built }: SwapStep): string | undefined {
  const { sold, bought, amount = order.amount, receiver } = call
  if (!isRouter(built.to, order)) return `The recipient is ${built.to}.`
  if (!isSame(sold, order.sold?.address)) return `It sells ${sold ?? 'the native currency'}.`
  if (!isSame(bought, order.bought?.address)) return `It buys ${bought ?? 'the native currency'}.`
  if (amount !== order.amount) return `It sells ${amount} base units.`
  return isSame(receiver, order.account) ? undefined : `The bought token goes to ${receiver}.`
}

function findWrong(call: ApprovalCall | SwapCall | undefined, step: SwapStep): string | undefined {
  // A reset is an approval of amount 0.
  const wanted = step.act === 'reset' ? 'approve' : step.act
  if (call?.act !== wanted) return 'The call is not the requested one.'
  return call.act === 'approve' ? findWrongApproval(call, step) : findWrongSwap(call, step)
}

/**
 * Converts the transactions of a step, in the order of their execution: its approval, if it has
 * one, and its own. Only a swap may have an approval.
 *
 * @throws As `toSwapTransaction`, for each transaction.
 */
export function toSwapTransactions(
  step: SwapStep,
): readonly [EthereumTransaction, ...EthereumTransaction[]] {
  const { act, order, approval } = step
  const own = toSwapTransaction(step)
  if (!approval) return [own]
  if (act !== 'swap') throw new SwapMismatchError({ reason: `A batch cannot ${act}.` })
  return [toSwapTransaction({ act: 'approve', order, built: approval }), own]
}

/**
 * Converts a transaction built by a service, if it matches the order exactly. The value comes from
 * the order, not from the service. The wallet chooses gas and fees.
 *
 * @throws {SwapMismatchError} The transaction differs from the order.
 * @throws {SwapPriceChangedError} The transaction accepts less of the bought token than the amount
 * shown.
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
