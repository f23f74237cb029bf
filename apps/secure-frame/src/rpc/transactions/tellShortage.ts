import { readQuantity } from '../../requests/read.ts'
import { InsufficientFundsError, NodeError } from '../errors.ts'
import type { RpcContext } from '../RpcContext.ts'

export type Spending = {
  readonly account: string
  /** Of the network's own currency, in its smallest unit. */
  readonly value: bigint
}

/**
 * Asks for an estimate. Where it is refused and the account has less than it would send, that is said: nodes tell of it in
 * words of their own, and bundlers only that something was reverted.
 *
 * @throws {InsufficientFundsError} The account has less than it would send.
 * @throws {NodeError} It is refused for another reason.
 */
export async function tellShortage<answer>(
  estimate: () => Promise<answer>,
  spending: Spending,
  context: RpcContext,
): Promise<answer> {
  try {
    return await estimate()
  } catch (error) {
    if (!(error instanceof NodeError) || !(await isShort(spending, context))) throw error
    const { symbol } = context.network.nativeCurrency
    throw new InsufficientFundsError({ symbol, cause: error })
  }
}

/** A balance that nobody tells is taken for enough. */
async function isShort({ account, value }: Spending, context: RpcContext): Promise<boolean> {
  if (value === 0n) return false
  const { network, nodes, signal } = context
  const question = { method: 'eth_getBalance', params: [account, 'latest'] }
  try {
    const balance = await nodes.request(network, question, { signal })
    return typeof balance === 'string' && readQuantity(balance, 'the balance') < value
  } catch {
    signal.throwIfAborted()
    return false
  }
}
