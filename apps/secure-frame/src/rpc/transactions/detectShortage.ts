import { readQuantity } from '../../requests/read.ts'
import { InsufficientFundsError, NodeError } from '../errors.ts'
import type { RpcContext } from '../RpcContext.ts'

export type Spending = {
  readonly account: string
  /** Amount that the transaction sends, in base units of the native currency. */
  readonly value: bigint
}

/**
 * Runs a gas estimate. If it fails because the balance is too small, throws
 * `InsufficientFundsError`. Nodes describe this in different words, and bundlers only report a
 * revert.
 *
 * @throws {InsufficientFundsError} The account's balance is smaller than the amount to send.
 * @throws {NodeError} The estimate failed for another reason.
 */
export async function detectShortage<answer>(
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

/**
 * Returns whether the balance is smaller than the amount to send. An unknown balance counts as
 * sufficient.
 */
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
