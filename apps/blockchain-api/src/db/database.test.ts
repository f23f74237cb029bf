import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from '@latchkey/service'
import {
  emptyDatabase,
  findPostgres,
  startPostgres,
  type TestPostgres,
} from '@latchkey/service/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readIndexed } from '../account/readIndexed.ts'
import { readPage } from '../account/readPage.ts'
import type { Block } from '../indexer/Block.ts'
import { dropBlocks } from '../indexer/dropBlocks.ts'
import { writeBlocks } from '../indexer/writeBlocks.ts'
import { tables } from './Database.ts'
import { tokens } from './schema.ts'

// Allows slow runs on a machine that is busy with other test suites.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const chain = 'eip155:1'
const gold = `0x${'60'.repeat(20)}`
const people = [1, 2, 3].map((digit) => `0x${String(digit).repeat(40)}`)

type Move = { readonly sender: number; readonly receiver: number; readonly amount: bigint }

/** Creates an indexed block in which each transfer of a test token is a separate transaction. */
function toBlock(blockNumber: number, moves: readonly Move[]): Block {
  const parties = moves.map(({ sender, receiver, amount }, position) => ({
    position,
    sender: people[sender] ?? '',
    receiver: people[receiver] ?? '',
    amount,
  }))
  return {
    blockNumber,
    hash: `0x${blockNumber}`,
    refused: 0,
    parentHash: `0x${blockNumber - 1}`,
    minedAt: 1_900_000_000 + blockNumber,
    transactions: parties.map(({ position, sender }) => ({
      position,
      hash: `0x${blockNumber}-${position}`,
      sender,
      receiver: gold,
      nonce: 0,
      succeeded: true,
      selector: '0xa9059cbb',
    })),
    transfers: parties.map((party) => ({ ...party, logIndex: party.position, token: gold })),
  }
}

const move = fc.record({
  sender: fc.integer({ min: 0, max: 2 }),
  receiver: fc.integer({ min: 0, max: 2 }),
  amount: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
})
const someBlocks = fc.array(fc.array(move, { maxLength: 3 }), { maxLength: 4 })

const postgresBin = findPostgres()
const skipped = postgresBin ? '' : ' (skipped: no PostgreSQL is installed)'

describe('PGlite', () => describeDatabase(async () => undefined))
describe.skipIf(!postgresBin)(`PostgreSQL${skipped}`, () =>
  describeDatabase(() => startPostgres(postgresBin ?? '')),
)

/** Defines the database tests that both PGlite and PostgreSQL have to pass. */
function describeDatabase(start: () => Promise<TestPostgres | undefined>) {
  let postgres: TestPostgres | undefined
  let stateDir: string
  let open: OpenDatabase<typeof tables.schema>
  beforeAll(async () => {
    stateDir = await mkdtemp(join(tmpdir(), 'latchkey-api-state-'))
    postgres = await start()
    open = await openDatabase({ databaseUrl: postgres?.url, stateDir, ...tables })
  })
  afterAll(async () => {
    await open.close()
    await postgres?.stop()
    await rm(stateDir, { recursive: true })
  })
  beforeEach(prepare)
  const receiver = { account: people[1] ?? '', chain, preferred: [] }

  async function prepare() {
    await emptyDatabase(open.db, tables.schema)
    const gold6 = { name: 'Gold', symbol: 'GOLD', decimals: 6 }
    await open.db.insert(tokens).values({ chain, address: gold, ...gold6 })
  }

  /** Reads all data of an account that the API shows. */
  async function readAll() {
    return Promise.all(
      people.map(async (account) => ({
        // The row of a dropped transfer stays, with a sum of 0.
        held: (await readIndexed(open.db, { account, chain, preferred: [] })).filter(
          ({ amount }) => amount !== 0n,
        ),
        page: await readPage(open.db, { account, chains: [chain], cursor: undefined }),
      })),
    )
  }

  test('property: after a reorganisation the index equals an index that never saw it', async () => {
    const property = fc.asyncProperty(
      someBlocks,
      someBlocks,
      someBlocks,
      async (kept, dropped, after) => {
        const write = (lists: readonly (readonly Move[])[], from: number) =>
          writeBlocks(
            open.db,
            chain,
            lists.map((moves, index) => toBlock(from + index, moves)),
          )
        await prepare()
        await write(kept, 0)
        await write(after, kept.length)
        const straight = await readAll()

        await prepare()
        await write(kept, 0)
        await write(dropped, kept.length)
        await dropBlocks(open.db, chain, kept.length - 1)
        await write(after, kept.length)
        expect(await readAll()).toEqual(straight)
      },
    )
    await fc.assert(property, { numRuns: 12, seed: 16, endOnFailure: true })
  })

  test('behavior: pages join without a gap or a repetition', async () => {
    const moves = Array.from({ length: 20 }, () => ({ sender: 0, receiver: 1, amount: 1n }))
    const lists = Array.from({ length: 6 }, (_, index) => toBlock(index, moves))
    await writeBlocks(open.db, chain, lists)
    const [account = ''] = people
    const read = (cursor: string | undefined) =>
      readPage(open.db, { account, chains: [chain], cursor })
    const first = await read(undefined)
    const second = await read(first.next ?? '')
    const third = await read(second.next ?? '')
    const pages = [first, second, third]
    expect(pages.map(({ rows }) => rows.length)).toEqual([50, 50, 20])
    expect(third.next).toBeNull()
    const hashes = pages.flatMap(({ rows }) => rows.map((each) => each.transaction.hash))
    const newestFirst = lists
      .toReversed()
      .flatMap(({ transactions }) => transactions.toReversed().map(({ hash }) => hash))
    expect(hashes).toEqual(newestFirst)
    expect(await readIndexed(open.db, receiver)).toMatchObject([{ amount: 120n }])
  })

  test('S-63: a token that claims the largest amount again and again does not stop the index', async () => {
    const amount = 2n ** 256n - 1n
    const moves = Array.from({ length: 30 }, () => ({ sender: 0, receiver: 1, amount }))
    await writeBlocks(open.db, chain, [toBlock(0, moves)])
    await writeBlocks(open.db, chain, [toBlock(1, moves)])
    const [holding] = await readIndexed(open.db, receiver)
    expect(holding?.amount).toBe(60n * amount)
  })

  test('behavior: a block that is stored already changes nothing: two servers index one chain', async () => {
    const block = toBlock(0, [{ sender: 0, receiver: 1, amount: 5n }])
    await writeBlocks(open.db, chain, [block])
    await expect(writeBlocks(open.db, chain, [block])).rejects.toThrow()
    expect(await readIndexed(open.db, receiver)).toMatchObject([{ amount: 5n }])
  })
}
