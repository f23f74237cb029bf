import { setTimeout as wait } from 'node:timers/promises'
import { BaseError } from '@latchkey/core'
import { requestRpc } from './requestRpc.ts'

const POLL_MS = 20
const DEADLINE_MS = 30_000

/** Thrown if a transaction of the sandbox reverted or was not mined. */
export class TransactionError extends BaseError {
  override readonly name = 'TransactionError'
  constructor(sentence: string) {
    super(sentence, { code: 'transaction_failed' })
  }
}

export type Transaction = {
  readonly from: string
  readonly to: string
  /** Amount of native currency that the transaction sends, in base units. */
  readonly value?: bigint
  readonly data?: string
  /** Gas limit; estimated by default. The estimate fails for a transaction that would revert. */
  readonly gas?: bigint
}

async function readStatus(rpcUrl: string, hash: unknown): Promise<string | undefined> {
  const receipt = await requestRpc(rpcUrl, { method: 'eth_getTransactionReceipt', params: [hash] })
  if (typeof receipt !== 'object' || receipt === null || !('status' in receipt)) return undefined
  return String(receipt.status)
}

/**
 * Sends a transaction from an account whose key the node holds, and waits until it is mined.
 *
 * @returns Hash of the transaction.
 * @throws {TransactionError} The transaction reverts or is not mined.
 * @throws {ChainRequestError} The chain rejects the transaction.
 */
export async function sendTransaction(rpcUrl: string, transaction: Transaction): Promise<string> {
  const { from, to, value = 0n, data = '0x', gas } = transaction
  const hash = await requestRpc(rpcUrl, {
    method: 'eth_sendTransaction',
    params: [
      {
        from,
        to,
        value: `0x${value.toString(16)}`,
        data,
        ...(gas !== undefined && { gas: `0x${gas.toString(16)}` }),
      },
    ],
  })
  const deadline = performance.now() + DEADLINE_MS
  while (performance.now() < deadline) {
    const status = await readStatus(rpcUrl, hash)
    if (status === '0x1') return String(hash)
    if (status) throw new TransactionError('The transaction was reverted.')
    await wait(POLL_MS)
  }
  throw new TransactionError(`No block took the transaction ${hash} in time.`)
}
