import * as z from 'zod'
import type { EvmChain } from '../chain/createEvmChain.ts'
import { type Block, coinAddress, type Transaction, type Transfer } from './Block.ts'
import {
  addressHex,
  bigNumber,
  lowerHex,
  position,
  unixSeconds,
  wholeNumber,
  wordHex,
} from './hex.ts'
import { readEach } from './readEach.ts'
import { readInnerTransfers } from './readInnerTransfers.ts'
import { Log, toTokenTransfers } from './toTokenTransfers.ts'

const WireTransaction = z.object({
  hash: wordHex,
  transactionIndex: position,
  from: addressHex,
  to: addressHex.nullish(),
  nonce: wholeNumber,
  value: bigNumber,
  input: lowerHex,
})
type WireTransaction = z.output<typeof WireTransaction>

const WireBlock = z.object({
  number: wholeNumber,
  hash: wordHex,
  parentHash: wordHex,
  timestamp: z.unknown(),
  transactions: z.array(z.unknown()),
})
type WireBlock = z.output<typeof WireBlock>

/**
 * Schema of a transaction receipt. `status` is `0x0` for a failed transaction. Old receipts have no
 * status and count as successful.
 */
const Receipt = z.object({
  transactionHash: wordHex,
  status: lowerHex.nullish(),
  logs: z.array(z.unknown()),
})
const Receipts = z.array(z.looseObject({ blockHash: wordHex }))

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

/** Reads transactions and transfers of a block from its parts in the node's answers. */
function readParts(block: WireBlock, wireReceipts: readonly unknown[]) {
  const receipts = readEach(Receipt, wireReceipts)
  const receiptOf = new Map(receipts.items.map((receipt) => [receipt.transactionHash, receipt]))
  const wire = readEach(WireTransaction, block.transactions)
  const transactions = wire.items.filter(({ hash }) => receiptOf.has(hash))
  const hasSucceeded = ({ hash }: WireTransaction) => receiptOf.get(hash)?.status !== '0x0'
  const logs = readEach(
    Log,
    receipts.items.flatMap((receipt) => receipt.logs),
  )
  return {
    transactions: transactions.map((each) => toTransaction(each, hasSucceeded(each))),
    coins: transactions.filter(hasSucceeded).flatMap(toCoinTransfer),
    tokens: logs.items.flatMap(toTokenTransfers),
    refused: wire.refused + receipts.refused + logs.refused,
  }
}

/**
 * Reads a block with its transactions and transfers. Leaves out the parts that the index cannot
 * hold; without a valid time, these are all parts.
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
  const receipts = Receipts.parse(wireReceipts)
  // Block and receipts come from two requests, so a reorganisation may lie between them.
  const isWhole = block.number === blockNumber && receipts.length === block.transactions.length
  if (!isWhole || receipts.some(({ blockHash }) => blockHash !== block.hash)) return undefined
  const inner = await readInnerTransfers(chain, { tag, hash: block.hash })
  if (!inner) return undefined
  const { hash, parentHash } = block
  const minedAt = unixSeconds.safeParse(block.timestamp)
  if (!minedAt.success)
    return toEmptyBlock({ blockNumber, hash, parentHash }, block.transactions.length)
  const { transactions, coins, tokens, refused } = readParts(block, receipts)
  return {
    ...{ blockNumber, hash, parentHash, transactions },
    minedAt: minedAt.data,
    transfers: [...coins, ...inner.items, ...tokens],
    refused: refused + inner.refused,
  }
}

/** Creates a block without transactions and transfers, for one that the index cannot hold. */
export function toEmptyBlock(
  { blockNumber, hash, parentHash }: Pick<Block, 'blockNumber' | 'hash' | 'parentHash'>,
  refused: number,
): Block {
  return {
    ...{ blockNumber, hash, parentHash, refused },
    minedAt: 0,
    transactions: [],
    transfers: [],
  }
}
