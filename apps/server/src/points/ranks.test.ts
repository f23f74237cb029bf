import { openPostgres } from '@latchkey/service'
import { findPostgres, startPostgres, type TestPostgres } from '@latchkey/service/testing'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { banPlayer, liftBan } from '../bans/banPlayer.ts'
import type { OpenDatabase } from '../db/Database.ts'
import * as schema from '../db/schema.ts'
import { pointCounts, pointEntries, standings } from '../db/schema.ts'
import { createTestAward, createTestClub } from '../testing/createTestClub.ts'
import { migrationsFolder } from '../testing/migrationsFolder.ts'
import { emptyDatabase, openTestDatabase } from '../testing/openTestDatabase.ts'
import { type Award, awardPoints } from './awardPoints.ts'
import { type BoardPlace, type BoardRow, readAround, readBoard } from './readBoard.ts'
import { readPlace } from './readPlace.ts'

// Allows slow runs on a machine that is busy with other test suites.
vi.setConfig({ testTimeout: 180_000 })

const postgresBin = findPostgres()
const skipped = postgresBin ? '' : ' (skipped: no PostgreSQL is installed)'

describe('PGlite', () => describeRanks(openTestDatabase))
describe.skipIf(!postgresBin)(`PostgreSQL${skipped}`, () =>
  describeRanks(async () => {
    const postgres: TestPostgres = await startPostgres(postgresBin ?? '')
    const open = await openPostgres(postgres.url, { schema, migrationsFolder })
    const close = async () => {
      await open.close()
      await postgres.stop()
    }
    return { ...open, close }
  }),
)

const players = Array.from({ length: 12 }, (_, index) => `Player ${index}`)

/**
 * Generator of points that are close to each other, to produce ties, and of points at the bounds of
 * the counted ranges.
 */
const points = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom(-256, -1, 1, 255, 256, 257, 65_535, 65_536, 65_537, 1_000_000),
)
const batches = fc.array(
  fc.array(fc.record({ player: fc.nat(players.length - 1), points }), { maxLength: 8 }),
  { maxLength: 6 },
)

const bans = fc.uniqueArray(fc.nat(players.length - 1), { maxLength: 3 })

/**
 * Computes the expected leaderboard by summing and sorting awards, to compare it with the server's
 * faster queries.
 */
function toNaiveBoard(awards: readonly Award[]): BoardRow[] {
  const totals = new Map<string, number>()
  for (const { userId, points: gained } of awards)
    totals.set(userId, (totals.get(userId) ?? 0) + gained)
  const rows = [...totals].map(([id, total]) => ({ id, total }))
  return rows
    .toSorted((one, two) => two.total - one.total || (two.id > one.id ? 1 : -1))
    .map(({ id, total }) => ({
      player: { id, name: `Player ${Number(id)}` },
      points: total,
      rank: 1 + rows.filter((other) => other.total > total).length,
    }))
}

function describeRanks(start: () => Promise<OpenDatabase>) {
  let open: OpenDatabase
  beforeAll(async () => {
    open = await start()
  }, 60_000)
  afterAll(() => open.close(), 60_000)
  beforeEach(() => emptyDatabase(open.db))

  async function readPages(seasonId: string, limit: number): Promise<BoardRow[]> {
    const rows: BoardRow[] = []
    let after: BoardPlace | undefined
    for (;;) {
      const page = await readBoard(open.db, seasonId, { after, limit })
      rows.push(...page)
      const last = page.at(-1)
      if (!last) return rows
      after = [last.points, last.player.id]
    }
  }

  const ban = (userId: string) =>
    open.db.transaction((tx) =>
      banPlayer(tx, { userId, at: new Date(), until: null, reason: null }),
    )

  test('pages, places and neighbours without banned players equal the naive board', async () => {
    const check = async (
      given: { player: number; points: number }[][],
      limit: number,
      banned: readonly number[],
    ) => {
      await emptyDatabase(open.db)
      const { seasonId, ids } = await createTestClub(open.db, players)
      const awards = given.map((batch) =>
        batch.map((award) => createTestAward(ids[award.player] ?? '', award.points)),
      )
      for (const batch of awards) await awardPoints(open.db, seasonId, batch)
      for (const player of banned) await ban(ids[player] ?? '')

      const gone = new Set(banned.map((player) => ids[player]))
      const naive = toNaiveBoard(awards.flat().filter(({ userId }) => !gone.has(userId)))
      expect(await readPages(seasonId, limit)).toEqual(naive)
      for (const [index, { player, rank, points: total }] of naive.entries()) {
        const own = { seasonId, userId: player.id }
        expect(await readPlace(open.db, own)).toEqual({ rank, points: total })
        const around = await readAround(open.db, seasonId, { userId: player.id, each: 2 })
        expect(around).toEqual(naive.slice(Math.max(0, index - 2), index + 3))
      }
      for (const player of banned) await open.db.transaction((tx) => liftBan(tx, ids[player] ?? ''))
      expect(await readPages(seasonId, limit)).toEqual(toNaiveBoard(awards.flat()))
    }
    const limits = fc.integer({ min: 1, max: 5 })
    await fc.assert(fc.asyncProperty(batches, limits, bans, check), { numRuns: 40 })
  })

  test('concurrent awards all count, and the counts match the standings', async () => {
    const { seasonId, ids } = await createTestClub(open.db, players)
    const batch = () => ids.map((id, index) => createTestAward(id, 1 + (index % 3) * 200))
    const all = Array.from({ length: 10 }, batch)
    await Promise.all(all.map((awards) => awardPoints(open.db, seasonId, awards.toReversed())))
    expect(await readPages(seasonId, 5)).toEqual(toNaiveBoard(all.flat()))
    const counts = await open.db.select().from(pointCounts)
    for (const level of [0, 1, 2]) {
      const kept = counts.filter((row) => row.level === level && row.players !== 0)
      expect(kept.reduce((sum, row) => sum + row.players, 0)).toBe(ids.length)
      expect(kept.every((row) => row.players > 0)).toBe(true)
    }
  })

  test('concurrent awards, bans and their ends keep the counts equal to the standings', async () => {
    const { seasonId, ids } = await createTestClub(open.db, players)
    const batch = () => ids.map((id, index) => createTestAward(id, 1 + (index % 3) * 200))
    const [one = '', other = ''] = ids
    await awardPoints(open.db, seasonId, batch())
    await Promise.all([
      ban(one),
      awardPoints(open.db, seasonId, batch()),
      ban(other),
      awardPoints(open.db, seasonId, batch().toReversed()),
      open.db.transaction((tx) => liftBan(tx, one)),
    ])
    for (const id of [one, other]) await open.db.transaction((tx) => liftBan(tx, id))
    const entries = (await open.db.select().from(pointEntries)).map((entry) => ({
      ...entry,
      awardId: '',
    }))
    expect(await readPages(seasonId, 5)).toEqual(toNaiveBoard(entries))
  })

  test('an award given twice counts once, also concurrently', async () => {
    const { seasonId, ids } = await createTestClub(open.db, players)
    const awards = ids.map((id) => createTestAward(id, 10))
    const counted = await Promise.all([
      awardPoints(open.db, seasonId, awards),
      awardPoints(open.db, seasonId, awards),
    ])
    expect(counted.toSorted((one, two) => one - two)).toEqual([0, ids.length])
    expect(await awardPoints(open.db, seasonId, awards)).toBe(0)
    expect((await open.db.select().from(standings)).map((row) => row.points)).toEqual(
      ids.map(() => 10),
    )
  })

  test('error: one invalid award prevents all awards of a call', async () => {
    const { seasonId, ids } = await createTestClub(open.db, players)
    const awards = [createTestAward(ids[0] ?? '', 10), createTestAward('nobody', 10)]
    await expect(awardPoints(open.db, seasonId, awards)).rejects.toThrow()
    expect(await open.db.select().from(pointEntries)).toEqual([])
    expect(await open.db.select().from(standings)).toEqual([])
  })

  test('error: a closed season, and an unknown season', async () => {
    const { seasonId, ids } = await createTestClub(open.db, players)
    await open.db.update(schema.seasons).set({ closedAt: new Date() })
    const awards = [createTestAward(ids[0] ?? '', 10)]
    for (const id of [seasonId, 'none']) {
      await expect(awardPoints(open.db, id, awards)).rejects.toMatchObject({
        code: 'season_closed',
      })
    }
    expect(await open.db.select().from(pointEntries)).toEqual([])
  })

  test.each(['update point_entries set points = 1', 'delete from point_entries'])(
    'error: the ledger rejects: %s',
    async (statement) => {
      const { seasonId, ids } = await createTestClub(open.db, players)
      await awardPoints(open.db, seasonId, [createTestAward(ids[0] ?? '', 10)])
      await expect(open.db.execute(sql.raw(statement))).rejects.toThrow()
      expect((await open.db.select().from(pointEntries))[0]?.points).toBe(10)
    },
  )
}
