import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { runCommand } from '../admin/runCommand.ts'
import { keyedCalls, reports } from '../db/schema.ts'
import { runOnce } from '../idempotency/runOnce.ts'
import { createTestKey } from '../testing/createTestKey.ts'
import { setUpServer } from '../testing/setUpServer.ts'
import type { TestBrowser } from '../testing/TestBrowser.ts'

const text = {
  title: 'The board is empty',
  severity: 'hinders',
  happened: 'I opened the leaderboard and saw nothing.',
  steps: '1. Log in\n2. Open it',
  diagnostics: null,
}

let browser: TestBrowser

const world = setUpServer()
beforeEach(async () => {
  browser = world.server.openBrowser()
  await browser.signIn(createTestKey())
})

const send = (body: object = text, key = randomUUID(), from = browser) =>
  from.post('/api/reports', body, { 'idempotency-key': key })
const list = async (query = '') => (await browser.get(`/api/reports${query}`)).json()

test("default: a report is stored, and its player sees it with the team's answer", async () => {
  const { report } = (await send()).json()
  expect(report).toMatchObject({ title: text.title, status: 'open', answers: [] })
  await runCommand(
    { db: world.db, now: world.server.clock.now(), actor: 'ada', report() {} },
    { command: 'answer', input: { report: report.id, text: 'Mended.', status: 'fixed' } },
  )
  const at = new Date(world.server.clock.now()).toISOString()
  expect(await list()).toEqual({
    reports: [{ ...report, status: 'fixed', answers: [{ at, text: 'Mended.' }] }],
    next: null,
  })
})

test('behavior: reports of another player are not visible', async () => {
  await send()
  const other = world.server.openBrowser()
  await other.signIn(createTestKey())
  expect((await other.get('/api/reports')).json()).toEqual({ reports: [], next: null })
})

test('behavior: pages are newest first, without overlap, also for equal times', async () => {
  for (let count = 0; count < 25; count += 1) await send({ ...text, title: `Report ${count}` })
  const first = await list()
  const second = await list(`?after=${first.next}`)
  const titles = [...first.reports, ...second.reports].map(({ title }) => title)
  expect([first.reports.length, second.reports.length, second.next]).toEqual([20, 5, null])
  expect(new Set(titles).size).toBe(25)
})

test('S-94: the same key counts once, also concurrently, with the same answer', async () => {
  const key = randomUUID()
  const answers = await Promise.all([send(text, key), send(text, key), send(text, key)])
  const again = await send(text, key)
  const ids = [...answers, again].map((answer) => answer.json().report.id)
  expect(new Set(ids).size).toBe(1)
  expect(await world.db.select().from(reports)).toHaveLength(1)
})

test('S-94: the same key with other input is rejected, and nothing is written', async () => {
  const key = randomUUID()
  await send(text, key)
  const refused = await send({ ...text, title: 'Something else' }, key)
  expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'key_reused'])
  expect(await world.db.select().from(reports)).toHaveLength(1)
})

test('S-94: a key is valid for one player and for a day', async () => {
  const key = randomUUID()
  await send(text, key)
  const other = world.server.openBrowser()
  await other.signIn(createTestKey())
  expect((await send(text, key, other)).statusCode).toBe(200)
  world.server.clock.advance(24 * 60 * 60 * 1_000 + 1)
  const later = world.server.openBrowser()
  await later.signIn(createTestKey())
  await send(text, key, later)
  expect(await world.db.select().from(reports)).toHaveLength(3)
})

test('S-94: a failed call stores no key, so that it can be repeated', async () => {
  await send()
  const [report] = await world.db.select().from(reports)
  const userId = report?.userId ?? ''
  const call = { userId, key: randomUUID(), path: '/x', input: {}, now: world.server.clock.now() }
  const fail = () => Promise.reject(new Error('no room'))
  await expect(runOnce(world.db, call, fail)).rejects.toThrow('no room')
  expect(await world.db.select().from(keyedCalls)).toHaveLength(1)
  expect(await runOnce(world.db, call, async () => 'done')).toBe('done')
  expect(await runOnce(world.db, call, async () => 'twice')).toBe('done')
})

test.each([undefined, '', 'short', 'a'.repeat(65), 'a b c d e f g h i j k'])(
  'S-94: the key %j is rejected',
  async (key) => {
    const headers = key === undefined ? {} : { 'idempotency-key': key }
    const refused = await browser.post('/api/reports', text, headers)
    expect([refused.statusCode, refused.json().error.code]).toEqual([400, 'invalid_request'])
  },
)

test.each([
  { title: 'abc' },
  { title: 'x'.repeat(81) },
  { severity: 'terrible' },
  { happened: 'short' },
  { happened: 'x'.repeat(4_001) },
  { happened: 'a null\u0000 in it' },
  { diagnostics: 'x'.repeat(200_001) },
])('error: %o is rejected', async (part) => {
  expect((await send({ ...text, ...part })).statusCode).toBe(400)
})

test('S-93: a report is limited to 1 MB', async () => {
  expect((await send({ ...text, diagnostics: 'x'.repeat(200_000) })).statusCode).toBe(200)
  expect((await send({ ...text, diagnostics: 'x'.repeat(1024 * 1024) })).statusCode).toBe(413)
})
