import { randomUUID } from 'node:crypto'
import { deletionDelayDays } from '@latchkey/product-api'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { runCommand } from '../admin/runCommand.ts'
import { deletionDelayMs, deletionsAtOnce } from '../config/constants.ts'
import { readRows } from '../db/readRows.ts'
import * as schema from '../db/schema.ts'
import { awardPoints } from '../points/awardPoints.ts'
import { createTestAward, createTestClub } from '../testing/createTestClub.ts'
import { createTestKey } from '../testing/createTestKey.ts'
import { emptyDatabase } from '../testing/openTestDatabase.ts'
import { setUpServer } from '../testing/setUpServer.ts'
import type { TestBrowser } from '../testing/TestBrowser.ts'
import { deleteDueUsers } from './deleteDueUsers.ts'

const { auditLog, pointEntries, users } = schema
const day = 24 * 60 * 60 * 1_000
const report = {
  title: 'It is dark',
  severity: 'looks',
  happened: 'I saw nothing at all.',
  steps: '',
}

const world = setUpServer()

async function openMember(key = createTestKey()) {
  const browser = world.server.openBrowser()
  await browser.signIn(key)
  const { user } = (await browser.get('/api/me')).json()
  return { browser, key, userId: String(user.id) }
}
const ask = (browser: TestBrowser) => browser.post('/api/me/deletion', {})
const keep = (browser: TestBrowser) => browser.post('/api/me/deletion/cancel', {})
const readEnd = async (browser: TestBrowser) =>
  (await browser.get('/api/session')).json().session?.deletionAt
const pass = (ms: number) => world.server.clock.advance(ms)
const runJob = () => deleteDueUsers(world.db, world.server.clock.now())

/** Returns the names of the tables that contain a text in any row. */
async function findTablesWith(text: string): Promise<string[]> {
  const names: string[] = []
  for (const [name, table] of Object.entries(schema)) {
    const rows = await world.db.select().from(table)
    if (JSON.stringify(rows).includes(text)) names.push(name)
  }
  return names
}

test('default: the date is returned, sessions stay, and all data is deleted after 14 days', async () => {
  const { browser, key, userId } = await openMember()
  await browser.post('/api/me/name', { name: 'Ada' })
  await browser.post(
    '/api/reports',
    { ...report, diagnostics: null },
    { 'idempotency-key': randomUUID() },
  )
  const { seasonId } = await createTestClub(world.db)
  await awardPoints(world.db, seasonId, [createTestAward(userId, 5)])

  const asked = await ask(browser)
  const at = new Date(world.server.clock.now() + deletionDelayDays * day).toISOString()
  expect([asked.statusCode, asked.json().session.deletionAt]).toEqual([200, at])
  expect((await browser.get('/api/me/data')).json().user.deletionAt).toBe(at)

  pass(deletionDelayMs - 1)
  expect(await runJob()).toBe(0)
  const back = world.server.openBrowser()
  await back.signIn(key)
  expect(await readEnd(back)).toBe(at)

  pass(1)
  expect(await runJob()).toBe(1)
  expect((await back.get('/api/me')).statusCode).toBe(401)
  expect(await findTablesWith(userId)).toEqual(['auditLog', 'pointEntries', 'standings'])
  expect(await findTablesWith(key.address)).toEqual([])
  expect(await findTablesWith('Ada')).toEqual([])
})

test('behavior: a cancelled deletion keeps all data', async () => {
  const { browser, key, userId } = await openMember()
  await ask(browser)
  expect((await keep(browser)).json().session.deletionAt).toBeNull()
  pass(deletionDelayMs)
  expect(await runJob()).toBe(0)
  const { userId: later } = await openMember(key)
  expect(later).toBe(userId)
})

test('behavior: a repeated request keeps the first date', async () => {
  const { browser } = await openMember()
  const first = (await ask(browser)).json().session.deletionAt
  pass(day / 4)
  expect((await ask(browser)).json().session.deletionAt).toBe(first)
})

test('behavior: the address of a deleted player signs in as a new member without the old points', async () => {
  const { browser, key, userId } = await openMember()
  const { seasonId } = await createTestClub(world.db)
  await awardPoints(world.db, seasonId, [createTestAward(userId, 5)])
  await ask(browser)
  pass(deletionDelayMs)
  await runJob()
  const again = await openMember(key)
  expect(again.userId).not.toBe(userId)
  expect((await again.browser.get(`/api/seasons/${seasonId}/place`)).json().place).toBeNull()
  expect(await readEnd(again.browser)).toBeNull()
})

test('behavior: places of other players stay, and the deleted player has no name', async () => {
  const { browser, userId } = await openMember()
  await browser.post('/api/me/name', { name: 'Ada' })
  const other = await openMember()
  const { seasonId } = await createTestClub(world.db)
  const awards = [createTestAward(userId, 5), createTestAward(other.userId, 3)]
  await awardPoints(world.db, seasonId, awards)
  await ask(browser)
  pass(deletionDelayMs)
  await runJob()
  const later = await openMember(other.key)
  const { standings } = (await later.browser.get(`/api/seasons/${seasonId}/leaderboard`)).json()
  expect(standings).toEqual([
    { player: { id: userId, name: null }, rank: 1, points: 5 },
    { player: { id: other.userId, name: null }, rank: 2, points: 3 },
  ])
  await expect(awardPoints(world.db, seasonId, [createTestAward(userId, 1)])).rejects.toThrow()
  expect(await world.db.select().from(pointEntries)).toHaveLength(2)
})

test('behavior: a club that is exported and imported again has the same board', async () => {
  const { browser, userId } = await openMember()
  const { seasonId } = await createTestClub(world.db)
  await awardPoints(world.db, seasonId, [createTestAward(userId, 5)])
  await ask(browser)
  pass(deletionDelayMs)
  await runJob()
  const context = { db: world.db, now: world.server.clock.now(), actor: 'mira', report() {} }
  const club = await runCommand(context, { command: 'export', input: {} })
  await emptyDatabase(world.db)
  await runCommand(context, { command: 'import', input: club })
  const [standing] = await world.db.select().from(schema.standings)
  expect(standing).toMatchObject({ userId, points: 5 })
})

test('behavior: the audit log has id and request time of a deleted player, and no other data', async () => {
  const { browser, userId } = await openMember()
  const askedAt = new Date(world.server.clock.now()).toISOString()
  await ask(browser)
  pass(deletionDelayMs + day)
  await runJob()
  const at = new Date(world.server.clock.now())
  expect(await world.db.select().from(auditLog)).toMatchObject([
    { at, actor: 'server', action: 'user.delete', details: { userId, askedAt } },
  ])
})

test('behavior: concurrent servers delete each player once, however many are due', async () => {
  const due = new Date(world.server.clock.now())
  const count = 2 * deletionsAtOnce + 1
  const rows = Array.from({ length: count }, (_, index) => ({
    id: String(index).padStart(22, '0'),
    createdAt: due,
    deletionAt: due,
  }))
  await world.db.insert(users).values(rows)
  const counts = await Promise.all([runJob(), runJob(), runJob()])
  expect(counts.reduce((sum, some) => sum + some)).toBe(count)
  expect(await world.db.select().from(auditLog)).toHaveLength(count)
})

test('behavior: all foreign keys to users and reports cascade on delete', async () => {
  const kept = await readRows(
    world.db,
    sql`select conrelid::regclass::text as name from pg_constraint
        where confrelid in ('users'::regclass, 'reports'::regclass) and confdeltype <> 'c'`,
    z.object({ name: z.string() }),
  )
  expect(kept).toEqual([])
})

test('error: a deletion requires a session and cannot name another user', async () => {
  const { browser, userId } = await openMember()
  const guest = world.server.openBrowser()
  await guest.open()
  expect((await ask(guest)).statusCode).toBe(401)
  expect((await browser.post('/api/me/deletion', { userId })).statusCode).toBe(400)
  const [row] = await world.db.select().from(users).where(eq(users.id, userId))
  expect(row?.deletionAt).toBeNull()
})
