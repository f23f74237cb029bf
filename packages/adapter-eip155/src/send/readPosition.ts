import type { Hex } from '@latchkey/core'
import type { AskNode } from '../features/findReplacement.ts'
import { readQuantity } from '../features/receipts.ts'
import { toInvalidAnswer } from '../features/toInvalidAnswer.ts'

/**
 * Reads the transaction counts of an account: the mined ones, and the mined and pending ones.
 *
 * @returns Both counts as decimal text, e.g. `12/13`.
 * @throws {InvalidAnswerError} The account has code. A contract sends through other accounts, and a
 * delegated account may (EIP-7702), so its count does not show every transaction.
 */
export async function readPosition(ask: AskNode, account: string): Promise<string> {
  const readCount = async (block: 'latest' | 'pending') => {
    const count = readQuantity(await ask('eth_getTransactionCount', [account, block]))
    if (count === undefined) throw toInvalidAnswer('eth_getTransactionCount', 'no quantity')
    return count
  }
  const [code, mined, pending] = await Promise.all([
    ask('eth_getCode', [account, 'latest']),
    readCount('latest'),
    readCount('pending'),
  ])
  const none: Hex = '0x'
  if (code !== none) throw toInvalidAnswer('eth_getCode', 'an account with code')
  return `${mined}/${pending}`
}
