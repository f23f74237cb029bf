import { numberToHex } from 'viem'
import * as z from 'zod/mini'
import { readList, readText } from '../approvals/model/read.ts'
import type { Batch } from './createBatches.ts'
import { BatchError } from './errors.ts'
import type { RpcContext, RpcMethod } from './RpcContext.ts'

const Receipt = z.object({
  logs: z.array(z.object({ address: z.string(), data: z.string(), topics: z.array(z.string()) })),
  status: z.string(),
  blockHash: z.string(),
  blockNumber: z.string(),
  gasUsed: z.string(),
  transactionHash: z.string(),
})
type Receipt = z.infer<typeof Receipt>

/** `wallet_getCallsStatus` (EIP-5792): what the nodes know of a batch of this document. */
export const getCallsStatus: RpcMethod = async (params, context) => {
  const id = readText(readList(params, 'params')[0], 'the id')
  const batch = context.batches.get(id)
  if (!batch) throw new BatchError(5730)
  const receipts = await readReceipts(batch, context)
  const found = receipts.filter((receipt) => receipt !== null)
  return {
    version: batch.version,
    id,
    chainId: numberToHex(Number(batch.network.caipNetworkId.slice('eip155:'.length))),
    status: toStatus(batch, found),
    atomic: false,
    receipts: found,
  }
}

function readReceipts(batch: Batch, { nodes, signal }: RpcContext) {
  const method = 'eth_getTransactionReceipt'
  return Promise.all(
    batch.hashes.map(async (hash): Promise<Receipt | null> => {
      const answer = await nodes.request(batch.network, { method, params: [hash] }, { signal })
      return answer === null ? null : Receipt.parse(answer)
    }),
  )
}

/** 100 pending, 200 confirmed, 500 reverted, 600 partly: a call failed or could not be sent. */
function toStatus({ hashes, callCount }: Batch, receipts: readonly Receipt[]): number {
  if (receipts.length < hashes.length) return 100
  const done = receipts.filter((receipt) => receipt.status === '0x1').length
  if (done === callCount) return 200
  return done === 0 ? 500 : 600
}
