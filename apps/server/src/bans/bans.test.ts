import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runCommand } from '../admin/runCommand.ts'
import { deletionDelayMs } from '../config/constants.ts'
import { auditLog, banMarks, pointEntries, sessions, users } from '../db/schema.ts'
import { createRankedClub } from '../testing/createRankedClub.ts'
import { createTestKey } from '../testing/createTestKey.ts'
import { setUpServer } from '../testing/setUpServer.ts'
import type { TestBrowser } from '../testing/TestBrowser.ts'
import { deleteDueUsers } from '../users/deleteDueUsers.ts'
import { liftDueBans } from './liftDueBans.ts'

const hour = 3_600_000
const [ada, bo] = ['a'.repeat(20), 'b'.repeat(20)]
const world = setUpServer()

const now = () => world.server.clock.now()
const inHours = (hours: number) => new Date(now() + hours * hour).toISOString()
const run = (command: string, input: object) =>
  runCommand({ db: world.db, now: now(), actor: 'mira', report() {} }, { command, input })
const lift = () => liftDueBans(world.db, now())

async function openMember(key = createTestKey()) {
  const browser = world.server.openBrowser()
  const { statusCode } = await browser.signIn(key)
  const userId = String((await browser.get('/api/me')).json().user?.id)
  return { browser, key, userId, statusCode }
}
const tryToSignIn = (key: ReturnType<typeof createTestKey>) =>
  world.server.openBrowser().signIn(key)
const isIn = async (browser: TestBrowser) => (await browser.get('/api/me')).statusCode === 200

test('default: sessions end immediately, and a login is refused with the date and reason', async () => {
  const { browser, key, userId } = await openMember()
  const second = await openMember(key)
  const until = inHours(24)
  expect(await run('ban', { player: userId, reason: 'Two accounts', until })).toEqual({
    ...{ player: userId, reason: 'Two accounts', until: new Date(until) },
    ...{ dryRun: false, sessions: 2 },
  })
  expect([await isIn(browser), await isIn(second.browser)]).toEqual([false, false])
  const refused = await tryToSignIn(key)
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toEqual({
    error: {
      ...{ code: 'banned', message: 'This account is banned from the club.' },
      ref: expect.any(String),
    },
    details: { until, reason: 'Two accounts' },
  })
  expect(await world.db.select().from(sessions)).toEqual([])
  expect(await world.db.select().from(auditLog)).toMatchObject([
    { actor: 'mira', action: 'player.ban', details: { userId, sessions: 2 } },
  ])
})

test('behavior: other players stay signed in, also in the same browser', async () => {
  const { browser, userId } = await openMember()
  const other = await openMember()
  await browser.signIn(createTestKey())
  await run('ban', { player: userId })
  expect([await isIn(browser), await isIn(other.browser)]).toEqual([true, true])
})

test('behavior: a ban ends automatically at its date, and the player regains their place', async () => {
  const { key, userId } = await openMember()
  const { placeOf } = await createRankedClub(world.db, { [userId]: 30, [ada]: 20 })
  await run('ban', { player: userId, until: inHours(1) })
  world.server.clock.advance(hour - 1)
  expect([(await tryToSignIn(key)).statusCode, await lift()]).toEqual([403, 0])
  world.server.clock.advance(1)
  expect((await tryToSignIn(key)).statusCode).toBe(200)
  expect(await lift()).toBe(1)
  expect(await placeOf(userId)).toEqual({ rank: 1, points: 30 })
  expect(await placeOf(ada)).toEqual({ rank: 2, points: 20 })
  const notes = await world.db.select().from(auditLog)
  expect(notes.at(-1)).toMatchObject({ actor: 'server', action: 'player.unban' })
})

test('behavior: a ban without a date ends when it is lifted by id or name', async () => {
  const { browser, key } = await openMember()
  await browser.post('/api/me/name', { name: 'Wren' })
  await run('ban', { player: 'wren' })
  world.server.clock.advance(1_000 * 24 * hour)
  await lift()
  expect((await tryToSignIn(key)).json().details).toEqual({ until: null, reason: null })
  await run('unban', { player: 'Wren' })
  expect((await tryToSignIn(key)).statusCode).toBe(200)
  await expect(run('unban', { player: 'Wren' })).rejects.toMatchObject({
    shortMessage: '"Wren" is not banned.',
  })
})

test('behavior: a second ban replaces the date and reason', async () => {
  const { key, userId } = await openMember()
  await run('ban', { player: userId, reason: 'First', until: inHours(1) })
  const until = inHours(2)
  await run('ban', { player: userId, reason: 'Second', until })
  expect((await tryToSignIn(key)).json().details).toEqual({ until, reason: 'Second' })
})

test('behavior: the board omits a banned player, who gets no points', async () => {
  const [{ userId }, reader] = [await openMember(), await openMember()]
  const { seasonId, placeOf } = await createRankedClub(world.db, {
    [ada]: 40,
    [userId]: 30,
    [bo]: 20,
  })
  const read = async () =>
    (await reader.browser.get(`/api/seasons/${seasonId}/leaderboard`)).json().standings
  await run('ban', { player: userId })
  expect(await read()).toMatchObject([
    { rank: 1, points: 40 },
    { rank: 2, points: 20 },
  ])
  expect([await placeOf(userId), await placeOf(bo)]).toEqual([null, { rank: 2, points: 20 }])
  const csv = `player,points,reason,id\n${userId},5,Quest,1\n${bo},1,Quest,2`
  const order = { season: 'Winter', csv }
  expect(await run('award', order)).toMatchObject({ rows: 2, banned: 1, counted: 1, known: 0 })
  expect(await placeOf(userId)).toBeNull()
  await run('unban', { player: userId })
  expect(await run('award', order)).toMatchObject({ banned: 0, counted: 1, known: 1 })
  expect(await placeOf(userId)).toEqual({ rank: 2, points: 35 })
  expect(await read()).toHaveLength(3)
})

test('behavior: a concurrent award is counted before the ban or rejected, and the ledger is kept', async () => {
  const { userId } = await openMember()
  const { award, placeOf } = await createRankedClub(world.db, { [userId]: 30 })
  await Promise.all([
    run('ban', { player: userId }),
    ...Array.from({ length: 5 }, () => award(userId, 1)),
  ])
  expect(await placeOf(userId)).toBeNull()
  const entries = await world.db.select().from(pointEntries)
  const points = entries.reduce((sum, entry) => sum + entry.points, 0)
  await run('unban', { player: userId })
  expect(await placeOf(userId)).toEqual({ rank: 1, points })
})

test('behavior: a banned player can neither buy nor report', async () => {
  const { browser, userId } = await openMember()
  await run('ban', { player: userId })
  const key = () => ({ 'idempotency-key': randomUUID() })
  const report = { title: 'x', severity: 'looks', happened: 'It was dark.', steps: '' }
  const answers = [
    await browser.post('/api/shop/purchases', { itemId: 'lantern', price: 1 }, key()),
    await browser.post('/api/reports', { ...report, diagnostics: null }, key()),
  ]
  // Without a session, its CSRF token is invalid too.
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403])
  await browser.open()
  const again = await browser.post('/api/reports', { ...report, diagnostics: null }, key())
  expect(again.statusCode).toBe(401)
})

test('behavior: a dry run names the player who would be banned, and writes nothing', async () => {
  const { browser, userId } = await openMember()
  const told = await run('ban', { player: userId, dryRun: true })
  expect(told).toMatchObject({ player: userId, sessions: 1, dryRun: true })
  expect(await isIn(browser)).toBe(true)
  expect(await world.db.select().from(auditLog)).toEqual([])
})

test('behavior: a banned player who deletes their account does not come back until the ban ends', async () => {
  const { key, userId } = await openMember()
  await run('ban', { player: userId, reason: 'Two accounts', until: inHours(24 * 30) })
  await run('delete', { player: userId })
  world.server.clock.advance(deletionDelayMs)
  await deleteDueUsers(world.db, now())
  expect(await world.db.select().from(users)).toEqual([])
  const kept = JSON.stringify(await world.db.select().from(banMarks))
  expect([kept.includes(key.address), kept.includes(userId)]).toEqual([false, false])

  expect((await tryToSignIn(key)).json()).toMatchObject({
    error: { code: 'banned' },
    details: { reason: 'Two accounts' },
  })
  expect(await world.db.select().from(users)).toEqual([])
  const member = await openMember()
  expect((await member.browser.signIn(key)).statusCode).toBe(403)

  world.server.clock.advance(17 * 24 * hour)
  await lift()
  expect(await world.db.select().from(banMarks)).toEqual([])
  expect((await tryToSignIn(key)).statusCode).toBe(200)
})

test('behavior: the ban of a deleted player is lifted by their former account', async () => {
  const { key, userId } = await openMember()
  await run('ban', { player: userId })
  await run('delete', { player: userId })
  world.server.clock.advance(deletionDelayMs)
  await deleteDueUsers(world.db, now())
  await run('unban', { player: `eip155:${key.address.toLowerCase()}` })
  expect((await tryToSignIn(key)).statusCode).toBe(200)
})

test('behavior: no ban mark is stored if the account is deleted after the ban has ended', async () => {
  const { userId } = await openMember()
  await run('ban', { player: userId, until: inHours(1) })
  await run('delete', { player: userId })
  world.server.clock.advance(deletionDelayMs)
  await deleteDueUsers(world.db, now())
  expect(await world.db.select().from(banMarks)).toEqual([])
})

test('behavior: the team exports and deletes the data of a player who cannot sign in', async () => {
  const { userId } = await openMember()
  await run('ban', { player: userId, reason: 'Two accounts', until: inHours(1) })
  expect(await run('data', { player: userId })).toMatchObject({
    user: { id: userId },
    ban: { until: new Date(inHours(1)), reason: 'Two accounts' },
  })
  const deletionAt = new Date(now() + deletionDelayMs)
  expect(await run('delete', { player: userId })).toEqual({ player: userId, deletionAt })
  const [row] = await world.db.select().from(users).where(eq(users.id, userId))
  expect(row?.deletionAt).toEqual(deletionAt)
  const actions = (await world.db.select().from(auditLog)).map(({ action }) => action)
  expect(actions).toEqual(['player.ban', 'player.data', 'player.delete'])
})

test('error: an unknown player, and a date that has passed', async () => {
  const { userId } = await openMember()
  for (const [input, shortMessage] of [
    [{ player: 'Nobody' }, 'There is no player "Nobody".'],
    [{ player: userId, until: inHours(-1) }, 'The ban would already have ended.'],
  ] as const)
    await expect(run('ban', input)).rejects.toMatchObject({ shortMessage })
  await expect(run('ban', { player: userId, until: 'soon' })).rejects.toMatchObject({
    shortMessage: expect.stringContaining('until'),
  })
})
