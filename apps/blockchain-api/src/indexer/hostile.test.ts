import type { NodeAnswers } from '@latchkey/core/testing'
import { createLog, type OpenDatabase } from '@latchkey/service'
import { createTestDestination, emptyDatabase, openTestDatabase } from '@latchkey/service/testing'
import { encodeAbiParameters } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findTokens } from '../account/readIndexed.ts'
import { tables } from '../db/Database.ts'
import { blocks, holdings, tokens, transactions, transfers } from '../db/schema.ts'
import {
  createFakeBlocks,
  type FakeBlock,
  toAddress,
  toTransferLog,
} from '../testing/createFakeBlocks.ts'
import { startFakeNode } from '../testing/startFakeNode.ts'
import { createIndexer } from './createIndexer.ts'
import { toEmptyBlock } from './readBlock.ts'
import { storeBlocks } from './storeBlocks.ts'

const token = toAddress('d')
const stops: (() => void)[] = []
let open: OpenDatabase<typeof tables.schema>
beforeAll(async () => {
  open = await openTestDatabase(tables)
}, 60_000)
afterAll(() => open.close())
beforeEach(() => emptyDatabase(open.db, tables.schema))
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Starts the indexer of a node with these blocks, and runs one step. */
async function index(chainBlocks: readonly FakeBlock[], answers: NodeAnswers = {}) {
  const all = { ...createFakeBlocks(chainBlocks), ...answers }
  const { chain, stop } = await startFakeNode({ name: 'has these blocks' }, all)
  stops.push(stop)
  const { lines, destination } = createTestDestination()
  const log = createLog({ level: 'info', fields: {}, destination })
  const progress = await createIndexer({ chain, db: open.db, log }).step()
  return { progress, log: lines.map(({ msg, hint }) => [msg, hint]) }
}

const read = {
  blocks: async () => (await open.db.select().from(blocks)).map((row) => row.blockNumber),
  senders: async () => (await open.db.select().from(transactions)).map((row) => row.blockNumber),
  moves: async () => (await open.db.select().from(transfers)).map((row) => row.blockNumber),
  tokens: () => open.db.select().from(tokens),
}

const hashes = { hash: '0x1', parentHash: '0x0' }
const uint = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])

test.each([256n, 2n ** 31n, 2n ** 53n - 1n, 2n ** 256n - 1n])(
  'S-142: a token with %s decimals has none, and the index continues after it',
  async (decimals) => {
    const answers = { eth_call: uint(decimals) }
    expect((await index([{}, {}], answers)).progress).toEqual({ indexed: 1, head: 1 })
    expect(await read.tokens()).toMatchObject([{ address: token, decimals: 0 }])
  },
)

test('S-142: a token with 255 decimals has them', async () => {
  await index([{}], { eth_call: uint(255n) })
  expect(await read.tokens()).toMatchObject([{ decimals: 255 }])
})

test('S-142: name and symbol of a token are plain text of at most 64 characters', async () => {
  const name = `\0\u202eGo\u2066ld\ud83d${'𝔾'.repeat(100)}`
  const answers = { eth_call: encodeAbiParameters([{ type: 'string' }], [name]) }
  await index([{}], answers)
  const [row] = await read.tokens()
  expect(row?.name).toMatch(/^Go ld.? ?𝔾+$/u)
  expect([...(row?.name ?? '')]).toHaveLength(64)
  expect(row?.symbol).toBe(row?.name)
})

test('S-142: stored decimals beyond 255 read as none, and names as plain text', async () => {
  await open.db.execute(
    `insert into tokens values ('eip155:1', '${token}', E'a\\u202eb', 'S', ${2 ** 31 - 1})`,
  )
  expect(await findTokens(open.db, 'eip155:1', [token])).toEqual([
    { address: token, name: 'a b', symbol: 'S', decimals: 0 },
  ])
})

const huge = `0x${'f'.repeat(65)}`
const long = `0x${'a'.repeat(4_000)}`

test.each<[string, FakeBlock]>([
  ['a nonce over 2^53', { transaction: { nonce: '0x20000000000001' } }],
  ['a position over 32 bits', { transaction: { transactionIndex: '0x80000000' } }],
  ['an amount over 256 bits', { transaction: { value: huge } }],
  ['a sender of 2,000 bytes', { transaction: { from: long } }],
  ['a recipient of 2,000 bytes', { transaction: { to: long } }],
  ['a hash of 2,000 bytes', { transaction: { hash: long } }],
  ['a receipt without a hash', { receipt: { transactionHash: '0x' } }],
])('S-142: a transaction with %s is left out and logged, the index continues', async (_, block) => {
  const { progress, log } = await index([{}, block, {}])
  expect(progress).toEqual({ indexed: 2, head: 2 })
  expect(await read.senders()).toEqual([0, 2])
  expect(log).toEqual([['block_parts_set_aside', 'block 1: 1 transactions, logs or calls']])
})

test.each<[string, object]>([
  ['an index over 32 bits', { logIndex: '0x80000000' }],
  ['a position over 32 bits', { transactionIndex: '0x80000000' }],
  ['an address of 2,000 bytes', { address: long }],
  [
    'a topic of 2,000 bytes',
    { topics: [toTransferLog().topics[0], long, toTransferLog().topics[2]] },
  ],
  ['a token id over 256 bits', { topics: [...toTransferLog().topics, huge], data: '0x' }],
])('S-142: a log with %s is left out and logged, the others are kept', async (_, fields) => {
  const logs = [toTransferLog(), toTransferLog({ logIndex: '0x1', ...fields })]
  const { progress, log } = await index([{ logs }, {}])
  expect(progress).toEqual({ indexed: 1, head: 1 })
  expect(await read.moves()).toEqual([0, 1])
  expect(log).toEqual([['block_parts_set_aside', 'block 0: 1 transactions, logs or calls']])
})

test('S-142: the largest values that the index can hold are stored', async () => {
  const most = {
    nonce: '0x1fffffffffffff',
    transactionIndex: '0x7fffffff',
    value: `0x${'f'.repeat(64)}`,
  }
  const logs = [
    toTransferLog({ logIndex: '0x7fffffff', transactionIndex: '0x7fffffff', data: most.value }),
  ]
  const { progress, log } = await index([{ transaction: most, logs }])
  expect([progress.indexed, log]).toEqual([0, []])
  expect(await read.moves()).toEqual([0, 0])
})

test.each(['0x1e848000000000', huge, '0x', 'soon', null])(
  'S-142: a block with the time %s is in the index without its transactions',
  async (timestamp) => {
    const { progress, log } = await index([{}, { block: { timestamp } }, {}])
    expect(progress).toEqual({ indexed: 2, head: 2 })
    expect(await read.blocks()).toEqual([0, 1, 2])
    expect([await read.senders(), await read.moves()]).toEqual([
      [0, 2],
      [0, 2],
    ])
    expect(log).toEqual([['block_parts_set_aside', 'block 1: 1 transactions, logs or calls']])
  },
)

test('S-142: a block that the database refuses is set aside alone and logged', async () => {
  // Two logs with the same index break the key of the table.
  const twice = { logs: [toTransferLog(), toTransferLog()] }
  const { progress, log } = await index([{}, twice, {}])
  expect(progress).toEqual({ indexed: 2, head: 2 })
  expect(await read.blocks()).toEqual([0, 1, 2])
  expect([await read.senders(), await read.moves()]).toEqual([
    [0, 2],
    [0, 2],
  ])
  expect(await open.db.select({ amount: holdings.amount }).from(holdings)).toEqual([
    { amount: '-1000' },
    { amount: '1000' },
  ])
  expect(log).toContainEqual(['block_set_aside', 'block 1'])
})

test('S-142: no block is set aside while the database is down', async () => {
  const { lines, destination } = createTestDestination()
  const log = createLog({ level: 'info', fields: {}, destination })
  const lost = Object.assign(new Error('connection lost'), { code: '57P01' })
  const down = { transaction: () => Promise.reject(lost) }
  const target = { db: Object.assign(Object.create(open.db), down), log, chainId: 'eip155:1' }
  await expect(storeBlocks(target, [toEmptyBlock({ blockNumber: 1, ...hashes }, 0)])).rejects.toBe(
    lost,
  )
  expect(lines).toEqual([])
})

test('behavior: blocks of two forks do not get into one index', async () => {
  const other = { block: { parentHash: `0x${'77'.repeat(32)}` } }
  expect((await index([{}, {}, other, {}])).progress).toEqual({ indexed: 1, head: 3 })
  expect(await read.blocks()).toEqual([0, 1])
})

test('behavior: a block and receipts of another fork do not get into the index', async () => {
  const other = { receipt: { blockHash: `0x${'77'.repeat(32)}` } }
  expect((await index([{}, other, {}])).progress).toEqual({ indexed: 0, head: 2 })
})

test.each<[string, FakeBlock]>([
  ['without its receipts', { block: { transactions: [] } }],
  ['of another height', { block: { number: '0x9' } }],
])('behavior: a block %s is read again later', async (_, block) => {
  expect((await index([{}, block, {}])).progress).toEqual({ indexed: 0, head: 2 })
})
