import * as z from 'zod'
import type { EvmChain } from '../chain/createEvmChain.ts'
import { type Block, coinAddress, type Transaction, type Transfer } from './Block.ts'
import { bigNumber, lowerHex, wholeNumber } from './hex.ts'
import { readInnerTransfers } from './readInnerTransfers.ts'
import { Log, toTokenTransfers } from './toTokenTransfers.ts'

const WireTransaction = z.object({
  hash: lowerHex,
  transactionIndex: wholeNumber,
  from: lowerHex,
  to: lowerHex.nullish(),
  nonce: wholeNumber,
  value: bigNumber,
  input: lowerHex,
})
type WireTransaction = z.output<typeof WireTransaction>

const WireBlock = z.object({
  number: wholeNumber,
  hash: lowerHex,
  parentHash: lowerHex,
  timestamp: wholeNumber,
  transactions: z.array(WireTransaction),
})

/**
 * Schema of a transaction receipt. `status` is `0x0` for a failed transaction. Old receipts have no
 * status and count as successful.
 */
const Receipt = z.object({
  transactionHash: lowerHex,
  status: lowerHex.nullish(),
  logs: z.array(Log),
})

function toCoinTransfer({
  transactionIndex,
  from,
  to,
  value,
}: WireTransaction): readonly Transfer[] {
  if (value === 0n || !to) return []
  const [position, logIndex] = [transactionIndex, -1]
  return [{ position, logIndex, token: coinAddress, sender: from, receiver: to, amount: value }]
}

function toTransaction(transaction: WireTransaction, succeeded: boolean): Transaction {
  const { transactionIndex, hash, from, to, nonce, input } = transaction
  return {
    position: transactionIndex,
    hash,
    sender: from,
    receiver: to ?? '',
    nonce,
    succeeded,
    selector: input.slice(0, 10),
  }
}

/**
 * Reads a block with its transactions and transfers.
 *
 * @returns `undefined` if the block does not exist, or a reorganisation replaced it during the
 * read.
 * @throws {ChainDownError} The node did not answer.
 */
export async function readBlock(chain: EvmChain, blockNumber: number): Promise<Block | undefined> {
  const tag = `0x${blockNumber.toString(16)}`
  const [wireBlock, wireReceipts] = await Promise.all([
    chain.request({ method: 'eth_getBlockByNumber', params: [tag, true] }),
    chain.request({ method: 'eth_getBlockReceipts', params: [tag] }),
  ])
  if (!wireBlock || !wireReceipts) return undefined
  const block = WireBlock.parse(wireBlock)
  const receipts = new Map(
    z
      .array(Receipt)
      .parse(wireReceipts)
      .map((receipt) => [receipt.transactionHash, receipt]),
  )
  // Block and receipts come from two requests, so a reorganisation may lie between them.
  if (block.transactions.some(({ hash }) => !receipts.has(hash))) return undefined
  const hasSucceeded = ({ hash }: WireTransaction) => receipts.get(hash)?.status !== '0x0'
  const inner = await readInnerTransfers(chain, { tag, hash: block.hash })
  if (!inner) return undefined
  const { transactions } = block
  return {
    blockNumber: block.number,
    hash: block.hash,
    parentHash: block.parentHash,
    minedAt: block.timestamp,
    transactions: transactions.map((each) => toTransaction(each, hasSucceeded(each))),
    transfers: [
      ...transactions.filter(hasSucceeded).flatMap(toCoinTransfer),
      ...inner,
      ...[...receipts.values()].flatMap(({ logs }) => logs.flatMap(toTokenTransfers)),
    ],
  }
}
