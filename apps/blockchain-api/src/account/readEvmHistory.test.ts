import { type NodeHabit, toNodeResponse } from '@latchkey/core/testing'
import type { OpenDatabase } from '@latchkey/service'
import { openTestDatabase } from '@latchkey/service/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { tables } from '../db/Database.ts'
import { activity, transactions, transfers } from '../db/schema.ts'
import { coinAddress } from '../indexer/Block.ts'
import { startFakeNode } from '../testing/startFakeNode.ts'
import { readEvmHistory } from './readEvmHistory.ts'

const chain = 'eip155:1'
const toAddress = (byte: string) => `0x${byte.repeat(20)}`
const [account, friend, stranger, token] = [
  toAddress('11'),
  toAddress('ab'),
  toAddress('66'),
  toAddress('cc'),
]
const entryPoint = '0x0000000071727de22e5e9d8baf0edac6f37da032'
const executed = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'

let open: OpenDatabase<typeof tables.schema>
const stops: (() => void)[] = []
beforeAll(async () => {
  open = await openTestDatabase(tables)
}, 60_000)
beforeEach(async () => {
  for (const table of [activity, transactions, transfers]) await open.db.delete(table)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})
afterAll(() => open.close())

type Move = {
  readonly logIndex?: number
  readonly amount?: string
  readonly token?: string
  readonly receiver?: string
  readonly sender?: string
  readonly tokenId?: string
}

/** Stores one transaction of block 16 with transfers that move 5 units out of the account. */
async function index(
  { sender, receiver = token }: { sender: string; receiver?: string },
  moves: readonly Move[] = [{}],
) {
  const place = { chain, blockNumber: 16, position: 0 }
  await open.db.insert(activity).values({ ...place, account: account, minedAt: 1 })
  const facts = { hash: '0xaa', nonce: 0, succeeded: true, selector: '0x', minedAt: 1 }
  const parties = { sender: sender, receiver: receiver }
  await open.db.insert(transactions).values({ ...place, ...facts, ...parties })
  const rows = moves.map((move, part) => ({
    ...{ ...place, logIndex: 3, part, amount: '5' },
    ...{ token: token, sender: account, receiver: friend, ...move },
  }))
  await open.db.insert(transfers).values(rows)
}

/** Creates the log of an executed user operation, in the transaction of `index`. */
const toLog = (sender: string, logIndex: number, transactionHash = '0xaa') => ({
  address: entryPoint,
  topics: [executed, '0x01', `0x${'0'.repeat(24)}${sender.slice(2)}`, '0x00'],
  ...{ transactionHash, logIndex: `0x${logIndex.toString(16)}`, data: '0x' },
})

type Filter = Record<'fromBlock' | 'toBlock', string> & Record<'address' | 'topics', string[]>

async function read(logs: readonly object[] = [], habit: Partial<NodeHabit> = {}) {
  const eth_getLogs = ([filter]: readonly Filter[]) => {
    const isAsked = filter?.fromBlock === '0x10' && filter.toBlock === '0x10'
    const isPlace = filter?.address.some((each) => each.toLowerCase() === entryPoint)
    return isAsked && isPlace && filter?.topics.join() === executed ? logs : []
  }
  const fake = await startFakeNode({ name: 'a node', ...habit }, { eth_getLogs })
  stops.push(fake.stop)
  const parts = { db: open.db, account: account, cursor: undefined }
  const { entries } = await readEvmHistory([fake.chain], parts)
  const shown = entries.map(({ operation, sentTo, moved }) => [
    operation,
    sentTo,
    ...moved.map(({ foreign }) => foreign === true),
  ])
  const [first] = entries
  return { shown, requests: fake.node.sizes.length, ...first, moved: first?.moved ?? [] }
}

test('K-WORLD-14e: a transfer in a transaction of the account is sent, without a request', async () => {
  await index({ sender: account })
  expect(await read()).toMatchObject({ shown: [['send', friend, false]], requests: 0 })
})

test('K-WORLD-14e: a transfer in the transaction of a stranger is not sent', async () => {
  await index({ sender: stranger })
  expect((await read()).shown).toEqual([['foreign', token, true]])
})

test('K-WORLD-14e: a collectible in the transaction of a stranger is not sent', async () => {
  await index({ sender: stranger }, [{ tokenId: '7' }])
  expect((await read()).shown).toEqual([['foreign', token, true]])
})

test('K-WORLD-14e: a transaction to the account itself sends, as to a contract account', async () => {
  await index({ sender: stranger, receiver: account })
  expect(await read()).toMatchObject({ shown: [['send', friend, false]], requests: 0 })
})

test('K-WORLD-14e: native currency left a contract account, which no log can claim', async () => {
  await index({ sender: stranger }, [{ token: coinAddress, logIndex: -1 }])
  expect(await read()).toMatchObject({ shown: [['send', friend, false]], requests: 0 })
})

test('K-WORLD-14e: a user operation of the account sends', async () => {
  await index({ sender: stranger, receiver: entryPoint })
  expect((await read([toLog(account, 4)])).shown).toEqual([['send', friend, false]])
})

test.each([
  ['of another account', [toLog(stranger, 4)]],
  ['of another account before the own one', [toLog(account, 9), toLog(stranger, 4)]],
  ['that ended before the transfer', [toLog(account, 3)]],
  ['in another transaction', [toLog(account, 4, '0xbb')]],
])('K-WORLD-14e: a user operation %s does not prove a transfer', async (_, logs) => {
  await index({ sender: stranger, receiver: entryPoint })
  expect((await read(logs)).shown).toEqual([['foreign', entryPoint, true]])
})

test('K-WORLD-14e: without an answer of the node, no transfer is proven', async () => {
  await index({ sender: stranger, receiver: entryPoint })
  const respond = () => toNodeResponse('', { status: 404 })
  expect((await read([toLog(account, 4)], { respond })).shown).toEqual([
    ['foreign', entryPoint, true],
  ])
})

test('K-WORLD-14e: a received amount with a foreign transfer is received from its sender', async () => {
  await index({ sender: stranger }, [{}, { sender: friend, receiver: account }])
  const { shown, moved, sentFrom } = await read()
  expect([shown, sentFrom]).toEqual([[['receive', token, true, false]], friend])
  expect(moved.map(({ direction }) => direction)).toEqual(['out', 'in'])
})

test('K-WORLD-14i: at most fifty transfers of a transaction are listed, the first ones', async () => {
  const moves = Array.from({ length: 51 }, (_, index) => ({
    logIndex: 100 - index,
    amount: String(100 - index),
  }))
  await index({ sender: account }, [...moves, { logIndex: 10, sender: stranger }])
  const { moved } = await read()
  expect(moved).toHaveLength(50)
  expect([moved[0]?.amount, moved[49]?.amount]).toEqual([50n, 99n])
})
