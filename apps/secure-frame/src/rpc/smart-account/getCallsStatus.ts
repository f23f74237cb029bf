import { toEvmChainId } from '@latchkey/core'
import { numberToHex } from 'viem'
import { readList, readText } from '../../requests/read.ts'
import { BatchError } from '../errors.ts'
import type { RpcContext, RpcMethod } from '../RpcContext.ts'
import type { Batch, SentBatch } from './createBatches.ts'
import { Receipt, readOperationReceipt } from './sendOperation.ts'

/**
 * Implements the RPC method `wallet_getCallsStatus` (EIP-5792): returns the status of a batch of
 * this document. A smart account's batch from an earlier document is found by its operation hash,
 * if the hash was its id.
 */
export const getCallsStatus: RpcMethod = async (params, context) => {
  const id = readText(readList(params, 'params')[0], 'the id')
  const batch = context.batches.get(id) ?? (await findOperation(id, context))
  if (!batch) throw new BatchError(5730)
  const { status, receipts, atomic } =
    'operation' in batch
      ? await readOperation(batch.operation, { ...context, network: batch.network })
      : await readTransactions(batch, context)
  return {
    version: batch.version,
    id,
    chainId: numberToHex(toEvmChainId(batch.network.caipNetworkId)),
    status,
    atomic,
    receipts,
  }
}

async function findOperation(id: string, context: RpcContext): Promise<Batch | undefined> {
  const { network } = context
  if (!/^0x[0-9a-f]{64}$/.test(id) || !network.smartAccount) return undefined
  const receipt = await readOperationReceipt(id, context)
  return receipt ? { network, version: '2.0.0', operation: id } : undefined
}

async function readOperation(hash: string, context: RpcContext) {
  const answer = await readOperationReceipt(hash, context)
  if (!answer) return { status: 100, atomic: true, receipts: [] }
  const { success, logs, receipt } = answer
  // Reports the status of the user operation itself, because a transaction with several operations
  // can succeed although one of them fails.
  const own = { ...receipt, logs, status: success ? '0x1' : '0x0' }
  return { status: success ? 200 : 500, atomic: true, receipts: [own] }
}

async function readTransactions(batch: SentBatch, { nodes, signal }: RpcContext) {
  const method = 'eth_getTransactionReceipt'
  const receipts = await Promise.all(
    batch.hashes.map(async (hash): Promise<Receipt | null> => {
      const answer = await nodes.request(batch.network, { method, params: [hash] }, { signal })
      return answer === null ? null : Receipt.parse(answer)
    }),
  )
  const found = receipts.filter((receipt) => receipt !== null)
  return { status: toStatus(batch, found), atomic: false, receipts: found }
}

/**
 * Returns the EIP-5792 status: 100 pending, 200 confirmed, 500 reverted, 600 partially reverted (a
 * call failed or could not be sent).
 */
function toStatus({ hashes, callCount }: SentBatch, receipts: readonly Receipt[]): number {
  if (receipts.length < hashes.length) return 100
  const done = receipts.filter((receipt) => receipt.status === '0x1').length
  if (done === callCount) return 200
  return done === 0 ? 500 : 600
}
