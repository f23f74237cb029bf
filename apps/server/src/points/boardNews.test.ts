import { openPostgres } from '@latchkey/service'
import { createTestClock, findPostgres, startPostgres } from '@latchkey/service/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { runCommand } from '../admin/runCommand.ts'
import type { OpenDatabase } from '../db/Database.ts'
import * as schema from '../db/schema.ts'
import { createLog } from '../log/createLog.ts'
import { createTestAward, createTestClub } from '../testing/createTestClub.ts'
import { createTestKey } from '../testing/createTestKey.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { migrationsFolder } from '../testing/migrationsFolder.ts'
import { emptyDatabase, openTestDatabase } from '../testing/openTestDatabase.ts'
import { emptyChain, startTestRpc } from '../testing/startTestRpc.ts'
import { awardPoints } from './awardPoints.ts'
import { createBoardNews } from './createBoardNews.ts'
import { readChanges, readMoment } from './readChanges.ts'

// Allows slow runs on a machine that is busy with other test suites.
vi.setConfig({ testTimeout: 60_000 })

const clock = createTestClock()
const log = createLog({ level: 'silent' })
const everybody = { changes: [], missedBelow: 2_147_483_647 }
const forever = new AbortController().signal
let open: OpenDatabase

beforeAll(async () => {
  open = await openTestDatabase()
}, 120_000)
afterAll(() => open.close())
beforeEach(() => emptyDatabase(open.db))

test('default: the first news is "all missed", then every watcher gets each change', async () => {
  const { seasonId, ids } = await createTestClub(open.db, ['Ada', 'Bo'])
  const news = createBoardNews({ db: open.db, log, clock })
  const [one, other] = [news.watch(seasonId, 'one'), news.watch(seasonId, 'other')]
  for (const each of [one, other]) expect(await each.next(forever)).toEqual(everybody)
  await awardPoints(open.db, seasonId, [createTestAward(ids[1] ?? '', 5)])
  const changes = [{ player: { id: ids[1], name: 'Bo' }, points: 5 }]
  for (const each of [one, other]) {
    expect(await each.next(forever)).toEqual({ changes, missedBelow: null })
    each.close()
  }
})

test('behavior: a slow reader gets changes merged, and too many as "all missed"', async () => {
  const names = Array.from({ length: 150 }, (_, index) => `Player ${index}`)
  const { seasonId, ids } = await createTestClub(open.db, names)
  const news = createBoardNews({ db: open.db, log, clock })
  const [slow, quick] = [news.watch(seasonId, 'one'), news.watch(seasonId, 'other')]
  await slow.next(forever)
  await quick.next(forever)
  const half = (start: number) =>
    awardPoints(
      open.db,
      seasonId,
      ids.slice(start, start + 75).map((id) => createTestAward(id, 1)),
    )
  await half(0)
  expect((await quick.next(forever))?.changes).toHaveLength(75)
  await half(75)
  expect((await quick.next(forever))?.changes).toHaveLength(75)
  expect(await slow.next(forever)).toEqual(everybody)
  slow.close()
  quick.close()
})

test('behavior: of more than a hundred changes, the highest points are reported, even losses', async () => {
  const names = Array.from({ length: 120 }, (_, index) => `Player ${index}`)
  const { seasonId, ids } = await createTestClub(open.db, names)
  await awardPoints(open.db, seasonId, [createTestAward(ids[0] ?? '', 1_000)])
  const since = await readMoment(open.db)
  const awards = ids.map((id, index) => createTestAward(id, index === 0 ? -999 : index))
  await awardPoints(open.db, seasonId, awards)
  const { news } = await readChanges(open.db, seasonId, since)
  expect(news.changes[0]).toEqual({ player: { id: ids[0], name: 'Player 0' }, points: 1 })
  expect(news.changes).toHaveLength(100)
  expect(news.missedBelow).toBe(20)
})

test('behavior: a wait without news resolves with undefined when it is aborted', async () => {
  const { seasonId } = await createTestClub(open.db)
  const watching = createBoardNews({ db: open.db, log, clock }).watch(seasonId, 'one')
  await watching.next(forever)
  expect(await watching.next(AbortSignal.timeout(10))).toBeUndefined()
  watching.close()
})

const postgresBin = findPostgres()
const skipped = postgresBin ? '' : ' (skipped: no PostgreSQL is installed)'

describe.skipIf(!postgresBin)(`PostgreSQL${skipped}`, () => {
  test('behavior: servers report the writes of other servers, and a long transaction is not missed', async () => {
    const postgres = await startPostgres(postgresBin ?? '')
    const tables = { schema, migrationsFolder }
    const [one, other] = [
      await openPostgres(postgres.url, tables),
      await openPostgres(postgres.url, tables),
    ]
    const { seasonId, ids } = await createTestClub(one.db, ['Ada', 'Bo'])
    const watching = createBoardNews({ db: other.db, log, clock }).watch(seasonId, 'one')
    await watching.next(forever)
    await one.db.transaction(async (long) => {
      // The insert assigns the transaction id. The award is reported after the commit.
      await long
        .insert(schema.auditLog)
        .values({ at: new Date(), actor: '', action: '', details: {} })
      await awardPoints(one.db, seasonId, [createTestAward(ids[1] ?? '', 7)])
      await awardPoints(long, seasonId, [createTestAward(ids[0] ?? '', 5)])
    })
    const told = new Map<string, number>()
    while (told.size < 2) {
      const news = await watching.next(forever)
      for (const { player, points } of news?.changes ?? []) told.set(player.id, points)
    }
    expect([...told.values()].toSorted()).toEqual([5, 7])
    watching.close()
    await one.close()
    await other.close()
    await postgres.stop()
  })
})

/** Opens the leaderboard's event stream for a signed-in player at a listening server. */
async function openLine() {
  const rpc = await startTestRpc()
  rpc.answer(emptyChain)
  const { db } = open
  const server = await createTestServer({ db, config: { rpcUrls: { 'eip155:1': [rpc.url] } } })
  const browser = server.openBrowser()
  const key = createTestKey()
  await browser.signIn(key)
  const userId = String((await browser.get('/api/me')).json().user.id)
  const { seasonId, ids } = await createTestClub(db, ['Ada'])
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const line = () => fetch(`${address}/api/seasons/${seasonId}/events`, { headers: { cookie } })
  const response = await line()
  let text = ''
  const reading = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  return {
    ...{ server, key, browser, response, line, userId, seasonId, ids },
    async readUntil(part: string) {
      while (!text.includes(part)) text += (await reading?.read())?.value ?? ''
    },
    /** Reads the event stream until the server ends it. */
    async readToEnd() {
      while (!(await reading?.read())?.done);
    },
    async close() {
      await server.app.close()
      rpc.stop()
    },
  }
}

test('S-93f: the stream over http: its headers, a change, and its end with the server', async () => {
  const { response, readUntil, readToEnd, seasonId, ids, close } = await openLine()
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  await readUntil('"missedBelow":2147483647')
  await awardPoints(open.db, seasonId, [createTestAward(ids[0] ?? '', 12)])
  await readUntil('"points":12')
  const stopped = close()
  await readToEnd()
  await stopped
})

test('behavior: the stream of a banned player ends on every server and cannot be opened again', async () => {
  const { line, readUntil, readToEnd, userId, close } = await openLine()
  await readUntil('"missedBelow":2147483647')
  // Bans the player through the admin command, without the server.
  await runCommand(
    { db: open.db, now: Date.now(), actor: 'mira', report() {} },
    { command: 'ban', input: { player: userId } },
  )
  await readToEnd()
  expect((await line()).status).toBe(401)
  await close()
})

type Line = Awaited<ReturnType<typeof openLine>>
const signOuts = {
  'sign-out': ({ browser }: Line) => browser.post('/api/sign-out'),
  async '"sign out everywhere"'({ server, key }: Line) {
    const other = server.openBrowser()
    await other.signIn(key)
    return other.post('/api/sessions/revoke-others')
  },
  async 'its last hour'({ server: { clock } }: Line) {
    clock.advance(12 * 3_600_000)
  },
}

test.each(Object.entries(signOuts))(
  'S-146f: an event stream ends with its session: %s',
  async (_, end) => {
    const opened = await openLine()
    await opened.readUntil('"missedBelow":2147483647')
    await end(opened)
    await opened.readToEnd()
    expect((await opened.line()).status).toBe(401)
    await opened.close()
  },
)

test('S-146d: a session has four event streams, and the oldest gives way to the fifth', async () => {
  const { line, readUntil, readToEnd, close } = await openLine()
  await readUntil('"missedBelow":2147483647')
  for (let streams = 2; streams <= 5; streams += 1) expect((await line()).status).toBe(200)
  await readToEnd()
  await close()
})
