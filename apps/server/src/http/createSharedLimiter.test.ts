import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../db/Database.ts'
import { rateCounts } from '../db/schema.ts'
import { emptyDatabase, openTestDatabase } from '../testing/openTestDatabase.ts'
import { createSharedLimiter } from './createSharedLimiter.ts'

// Allows slow runs on a machine that is busy with other test suites.
vi.setConfig({ testTimeout: 60_000 })

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
}, 60_000)
afterAll(() => open.close())
beforeEach(() => emptyDatabase(open.db))

/**
 * Simulates the passing of time by moving the rate limiter's stored request times into the past.
 */
const passTime = (ms: number) =>
  open.db.execute(
    sql`update rate_counts set times = array(select t - ${ms}::bigint from unnest(times) as t order by t)`,
  )

test('default: concurrent requests over several limiters share one limit', async () => {
  const limiters = Array.from({ length: 3 }, () => createSharedLimiter(open.db))
  const takes = Array.from({ length: 30 }, (_, index) => limiters[index % 3]?.take('key', 10))
  const waits = await Promise.all(takes)
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
  expect(waits.filter((wait) => wait !== 0).every((wait) => wait === 60)).toBe(true)
  expect(await limiters[0]?.take('other', 10)).toBe(0)
})

test('behavior: a request slot is free after a minute, and rejected requests do not count', async () => {
  const { take } = createSharedLimiter(open.db)
  await take('key', 2)
  await passTime(20_000)
  await take('key', 2)
  for (let count = 0; count < 5; count += 1) expect(await take('key', 2)).toBe(40)
  await passTime(40_000)
  expect([await take('key', 2), await take('key', 2)]).toEqual([0, 20])
})

test('behavior: a database clock that was set back blocks no requests', async () => {
  const { take } = createSharedLimiter(open.db)
  await take('key', 1)
  await passTime(-3_600_000)
  expect(await take('key', 1)).toBe(0)
})

test('behavior: stored keys are hashed, and expired rows are deleted', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { take } = createSharedLimiter(open.db)
  await take('all address 203.0.113.7', 5)
  await passTime(60_001)
  await take('other', 5)
  expect(await open.db.$count(rateCounts)).toBe(2)
  expect(JSON.stringify(await open.db.select().from(rateCounts))).not.toContain('203.0.113.7')
  vi.advanceTimersByTime(60_001)
  await take('other', 5)
  expect((await open.db.select().from(rateCounts)).map(({ times }) => times.length)).toEqual([2])
  vi.useRealTimers()
})
