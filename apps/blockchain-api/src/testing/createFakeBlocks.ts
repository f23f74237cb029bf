import type { NodeAnswers } from '@latchkey/core/testing'

const toWord = (value: number | bigint) => `0x${value.toString(16).padStart(64, '0')}`

/** An address whose bytes all have one hex digit twice: `toAddress('a')` is `0xaaaa…`. */
export const toAddress = (digit: string): string => `0x${digit.repeat(40)}`

const topic = (address: string) => `0x${address.slice(2).padStart(64, '0')}`
const transferEvent = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** Returns an event `Transfer` of 500 base units from 0xaaaa… to 0xbbbb…, as a node reports it. */
export const toTransferLog = (fields: object = {}) => ({
  address: toAddress('d'),
  topics: [transferEvent, topic(toAddress('a')), topic(toAddress('b'))],
  data: toWord(500),
  logIndex: '0x0',
  transactionIndex: '0x0',
  ...fields,
})

/** Fields of a fake block, its only transaction and its receipt that replace the usual ones. */
export type FakeBlock = {
  readonly block?: object
  readonly transaction?: object
  readonly receipt?: object
  readonly logs?: readonly object[]
}

/**
 * Returns the answers of a node with a chain of blocks from 0. Each block has one transaction from
 * 0xaaaa… to 0xdddd….
 */
export function createFakeBlocks(blocks: readonly FakeBlock[]): NodeAnswers {
  const toHash = (height: number) => toWord(height + 1)
  const transactionHash = toWord(1_000)
  const get = ([tag]: readonly unknown[]) => {
    const height = Number(tag)
    const found = blocks[height]
    return found && { height, ...found }
  }
  return {
    eth_blockNumber: `0x${(blocks.length - 1).toString(16)}`,
    eth_getBlockByNumber: (params: readonly unknown[]) => {
      const found = get(params)
      if (!found) return null
      const transaction = {
        hash: transactionHash,
        transactionIndex: '0x0',
        from: toAddress('a'),
        to: toAddress('d'),
        nonce: '0x1',
        value: '0x0',
        input: '0xa9059cbb',
        ...found.transaction,
      }
      return {
        number: `0x${found.height.toString(16)}`,
        hash: toHash(found.height),
        parentHash: toHash(found.height - 1),
        timestamp: '0x65000000',
        transactions: [transaction],
        ...found.block,
      }
    },
    eth_getBlockReceipts: (params: readonly unknown[]) => {
      const found = get(params)
      if (!found) return null
      const receipt = {
        transactionHash,
        blockHash: toHash(found.height),
        status: '0x1',
        logs: found.logs ?? [toTransferLog()],
        ...found.receipt,
      }
      return [receipt]
    },
    eth_call: '0x',
  }
}
