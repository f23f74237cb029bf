import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDatabaseReady, openPostgres } from '@latchkey/service'
import {
  createProgramRunner,
  findPostgres,
  type RunningProgram,
  startPostgres,
  type TestPostgres,
} from '@latchkey/service/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from './db/Database.ts'
import * as schema from './db/schema.ts'
import { createTestClub } from './testing/createTestClub.ts'
import { createTestKey } from './testing/createTestKey.ts'
import { createVisitor, type Visitor } from './testing/createVisitor.ts'
import { migrationsFolder } from './testing/migrationsFolder.ts'
import { startTestRpc } from './testing/startTestRpc.ts'
import { watchBoard } from './testing/watchBoard.ts'

const slow = 180_000
const origin = 'http://play.example.test:4100'
const postgresBin = findPostgres()
const skipped = postgresBin ? '' : ' (skipped: no PostgreSQL is installed)'

/** Number of simulated players. Their writes add up to 1,012. */
const players = 44
const reportsEach = 21
const repeatEvery = 7
const awardRows = 5_000

describe.skipIf(!postgresBin)(`PostgreSQL${skipped}`, () => {
  const programs = createProgramRunner(new URL('./', import.meta.url))
  let folder: string
  let postgres: TestPostgres
  let rpc: Awaited<ReturnType<typeof startTestRpc>>
  let servers: RunningProgram[]
  let urls: string[]
  let open: OpenDatabase

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'latchkey-instances-'))
    postgres = await startPostgres(postgresBin ?? '')
    rpc = await startTestRpc()
    const env = {
      PORT: '0',
      PUBLIC_ORIGIN: origin,
      STATE_DIR: folder,
      DATABASE_URL: postgres.url,
      RPC_URLS: JSON.stringify({ 'eip155:1': rpc.url }),
      LOG_LEVEL: 'info',
    }
    servers = Array.from({ length: 3 }, () => programs.run('main.ts', env))
    urls = await Promise.all(servers.map(({ listening }) => listening))
    open = await openPostgres(postgres.url, { schema, migrationsFolder })
  }, slow)
  afterAll(async () => {
    await programs.killAll()
    await open?.close()
    rpc?.stop()
    await postgres?.stop()
    await rm(folder, { recursive: true })
  }, slow)

  const visit = (index: number) => createVisitor({ urls, origin, ip: `10.7.0.${index}` })

  test(
    'behavior: servers that start together on an empty database create its tables once',
    async () => {
      await open.db.execute(sql`create database fresh`)
      const url = postgres.url.replace(/postgres$/, 'fresh')
      const opened = await Promise.all(
        Array.from({ length: 4 }, () => openPostgres(url, { schema, migrationsFolder })),
      )
      for (const { db } of opened) expect(await isDatabaseReady(db, migrationsFolder)).toBe(true)
      await Promise.all(opened.map(({ close }) => close()))
    },
    slow,
  )

  test(
    'S-93g: an address has 60 requests a minute across all servers',
    async () => {
      const visitor = visit(255)
      const answers = await Promise.all(
        Array.from({ length: 90 }, () => visitor.get('/api/session')),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
    },
    slow,
  )

  test(
    'S-94, S-95: one of three servers is killed during 1,000 writes: confirmed writes stay once',
    async () => {
      const names = Array.from({ length: 20 }, (_, index) => `Champion ${index}`)
      const { seasonId, ids } = await createTestClub(open.db, names)
      const { table, sums } = await writeAwards(ids)
      const award = () =>
        programs.run('admin.ts', { DATABASE_URL: postgres.url }, ['award', 'Winter', table])
      const watchers = await Promise.all(
        servers.map(async (_, index) => {
          const visitor = visit(200 + index)
          await visitor.signIn(createTestKey())
          return watchBoard(visitor, seasonId)
        }),
      )

      const written: Written[] = []
      const half = Promise.withResolvers<void>()
      const noteWrite = (write: Written) => {
        written.push(write)
        if (written.length === Math.floor((players * (reportsEach + 2)) / 2)) half.resolve()
      }
      const interrupted = award()
      const writing = Array.from({ length: players }, (_, index) => play(visit(index), noteWrite))
      await Promise.race([half.promise, Promise.all(writing)])
      servers[1]?.child.kill('SIGKILL')
      interrupted.child.kill('SIGKILL')
      const accounts = await Promise.all(writing)
      expect(await award().ended).toEqual({ code: 0, complaint: '' })

      expect(accounts.reduce((sum, { visitor }) => sum + visitor.countMoves(), 0)).toBeGreaterThan(
        0,
      )
      expect(written).toHaveLength(players * (reportsEach + 2))
      for (const { visitor, name, reports } of accounts) {
        expect(await visitor.get('/api/me')).toMatchObject({
          body: { user: { displayName: name } },
        })
        const kept = await readReports(visitor)
        expect(kept.toSorted()).toEqual(reports.toSorted())
      }
      expect(await open.db.$count(schema.userAccounts)).toBe(players + watchers.length)
      const standings = await open.db.select().from(schema.standings)
      expect(new Map(standings.map(({ userId, points }) => [userId, points]))).toEqual(sums)
      expect(await open.db.$count(schema.pointEntries)).toBe(awardRows)
      for (const watcher of watchers) await expect.poll(() => watcher.points).toEqual(sums)
      await Promise.all(watchers.map(({ stop }) => stop()))
    },
    slow,
  )

  test(
    'behavior: a backup made while servers run is restored unchanged into another database',
    async () => {
      await open.db.execute(sql`create database restored`)
      const url = postgres.url.replace(/postgres$/, 'restored')
      const file = join(folder, 'club.jsonl.gz')
      const type = (databaseUrl: string, command: string) =>
        programs.run('admin.ts', { DATABASE_URL: databaseUrl }, [command, file]).ended
      const well = { code: 0, complaint: '' }
      expect(await type(postgres.url, 'backup')).toEqual(well)
      expect(await type(url, 'restore')).toEqual(well)
      expect(await type(url, 'restore')).toEqual({
        code: 1,
        complaint: 'The database is not empty. Nothing was restored.\n',
      })
      const restored = await openPostgres(url, { schema, migrationsFolder })
      for (const table of [schema.users, schema.userAccounts, schema.reports, schema.standings]) {
        const sorted = async ({ db }: OpenDatabase) =>
          (await db.select().from(table)).map((row) => JSON.stringify(row)).toSorted()
        expect(await sorted(restored)).toEqual(await sorted(open))
      }
      await restored.close()
    },
    slow,
  )

  /** Imports a table of awards and returns the final points of each player. */
  async function writeAwards(ids: readonly string[]) {
    const sums = new Map<string, number>()
    const rows = Array.from({ length: awardRows }, (_, index) => {
      const player = ids[index % ids.length] ?? ''
      const points = 1 + (index % 90)
      sums.set(player, (sums.get(player) ?? 0) + points)
      return `${player},${points},Quest,award-${index}`
    })
    const table = join(folder, 'awards.csv')
    await writeFile(table, ['player,points,reason,id', ...rows].join('\n'))
    return { table, sums }
  }
})

type Written = 'session' | 'name' | 'report'

/**
 * Lets a simulated player sign in, set a name and send reports. Records the acknowledged writes.
 * Some calls are repeated with their idempotency key.
 */
async function play(visitor: Visitor, note: (write: Written) => void) {
  const key = createTestKey()
  // A nonce is used up even if the answer was lost, so the visitor signs in with a new one.
  while ((await visitor.signIn(key)) !== 200) expect(visitor.countMoves()).toBeGreaterThan(0)
  note('session')
  const name = `P${key.address.slice(2, 16)}`
  expect(await visitor.post('/api/me/name', { name })).toEqual({ status: 200, body: { name } })
  note('name')
  const reports: string[] = []
  for (let index = 0; index < reportsEach; index += 1) {
    const title = `${name} ${index}`
    const callKey = randomUUID()
    const first = await report(visitor, title, callKey)
    if (index % repeatEvery === 0) expect(await report(visitor, title, callKey)).toEqual(first)
    expect(first).toMatchObject({ status: 200, body: { report: { title } } })
    reports.push(title)
    note('report')
  }
  return { visitor, name, reports }
}

const report = (visitor: Visitor, title: string, key: string) =>
  visitor.post(
    '/api/reports',
    { title, severity: 'hinders', happened: 'It went dark.', steps: '', diagnostics: null },
    key,
  )

type Page = {
  readonly reports: readonly { readonly title: string }[]
  readonly next: string | null
}

async function readReports(visitor: Visitor): Promise<string[]> {
  const titles: string[] = []
  for (let next: string | null = ''; next !== null; ) {
    const { body } = await visitor.get(`/api/reports${next === '' ? '' : `?after=${next}`}`)
    const page = body as Page
    titles.push(...page.reports.map(({ title }) => title))
    next = page.next
  }
  return titles
}
