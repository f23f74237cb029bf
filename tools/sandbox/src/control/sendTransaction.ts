import { setTimeout as wait } from 'node:timers/promises'
import { requestRpc } from '../chains/requestRpc.ts'
import { ControlError } from './ControlError.ts'

const POLL_MS = 50
const DEADLINE_MS = 30_000

export type Transaction = {
  readonly from: string
  readonly to: string
  /** Base units. */
  readonly value?: bigint
  readonly data?: string
}

async function readStatus(rpcUrl: string, hash: unknown): Promise<string | undefined> {
  const receipt = await requestRpc(rpcUrl, { method: 'eth_getTransactionReceipt', params: [hash] })
  if (typeof receipt !== 'object' || receipt === null || !('status' in receipt)) return undefined
  return String(receipt.status)
}

/**
 * Sends from an account whose key the node holds, and waits for the block.
 *
 * @returns The transaction hash.
 * @throws {ControlError} 422 when it reverts, 504 when no block takes it.
 */
export async function sendTransaction(rpcUrl: string, transaction: Transaction): Promise<string> {
  const { from, to, value = 0n, data = '0x' } = transaction
  const hash = await requestRpc(rpcUrl, {
    method: 'eth_sendTransaction',
    params: [{ from, to, value: `0x${value.toString(16)}`, data }],
  })
  const deadline = performance.now() + DEADLINE_MS
  while (performance.now() < deadline) {
    const status = await readStatus(rpcUrl, hash)
    if (status === '0x1') return String(hash)
    if (status) throw new ControlError(422, 'The transaction was reverted.')
    await wait(POLL_MS)
  }
  throw new ControlError(504, `No block took the transaction ${hash} in time.`)
}
