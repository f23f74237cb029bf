import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Database, OpenDatabase } from '../../db/Database.ts'
import { auditLog, sessions, users } from '../../db/schema.ts'
import { awardPoints } from '../../points/awardPoints.ts'
import { createReport } from '../../reports/createReport.ts'
import { createSession } from '../../sign-in/createSession.ts'
import { createTestAward, createTestClub } from '../../testing/createTestClub.ts'
import { emptyDatabase, openTestDatabase } from '../../testing/openTestDatabase.ts'
import { runCommand } from '../runCommand.ts'
import { listTables } from './listTables.ts'

// Allows slow runs on a machine that is busy with other test suites.
vi.setConfig({ testTimeout: 60_000 })

const now = Date.parse('2030-01-15T10:00:00.000Z')
let one: OpenDatabase
let other: OpenDatabase
let folder: string
let path: string
let seasonId: string

beforeAll(async () => {
  one = await openTestDatabase()
  other = await openTestDatabase()
}, 60_000)
afterAll(async () => {
  await one.close()
  await other.close()
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-backup-'))
  path = join(folder, 'club.jsonl.gz')
  await emptyDatabase(one.db)
  await emptyDatabase(other.db)
  seasonId = await fill(one.db)
  return () => rm(folder, { recursive: true })
})

const run = (db: Database, command: 'backup' | 'restore', file = path) =>
  runCommand(
    { db, now, actor: 'mira', report: () => undefined },
    { command, input: { path: file } },
  )

/**
 * Inserts test data for a backup: more players than one line of the file holds, awards, a session,
 * and a report with all characters that JSON escapes.
 */
async function fill(db: Database): Promise<string> {
  const club = await createTestClub(
    db,
    Array.from({ length: 450 }, (_, index) => `Player ${index}`),
  )
  const awards = club.ids.map((id, index) => createTestAward(id, 1 + (index % 7)))
  await awardPoints(db, club.seasonId, awards)
  const account = { namespace: 'eip155', address: '0x1', chainId: 'eip155:1' }
  await createSession(db, {
    account,
    signer: 'key',
    browser: 'test',
    auditHash: 'x',
    previousTokenHash: undefined,
    now,
  })
  const text = { title: 'A "quoted"\n\\ title', severity: 'looks', happened: 'ü\t🗝', steps: '' }
  const report = { ...text, severity: 'looks', diagnostics: null } as const
  await db.transaction((tx) =>
    createReport(tx, { userId: club.ids[0] ?? '', text: report, now }).then(() => undefined),
  )
  return club.seasonId
}

/**
 * Reads all rows of all tables in the database's JSON format, to compare a database with its
 * restored backup.
 */
async function readAll(db: Database) {
  const texts: Record<string, unknown> = {}
  for (const { name, columns } of listTables()) {
    if (name === getTableName(auditLog)) continue
    const list = sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    )
    const kept = sql`(select ${list} from ${sql.identifier(name)}) as kept`
    texts[name] = await db.execute(
      sql`select coalesce(json_agg(kept order by kept::text), '[]')::text as rows from ${kept}`,
    )
  }
  return texts
}

test('default: a restore brings back every row, and sequences continue', async () => {
  await run(one.db, 'backup')
  await run(other.db, 'restore')
  expect(await readAll(other.db)).toEqual(await readAll(one.db))
  const [player] = await other.db.select().from(users).limit(1)
  await awardPoints(other.db, seasonId, [createTestAward(player?.id ?? '', 3)])
  const actions = (await other.db.select().from(auditLog)).map(({ action }) => action)
  expect(actions).toEqual(['restore'])
})

test('behavior: a backup contains no sessions, and only its owner can read the file', async () => {
  await run(one.db, 'backup')
  await run(other.db, 'restore')
  expect(await one.db.$count(sessions)).toBe(1)
  expect(await other.db.$count(sessions)).toBe(0)
  if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('error: a restore leaves a database with rows unchanged', async () => {
  await run(one.db, 'backup')
  const before = await readAll(one.db)
  await expect(run(one.db, 'restore')).rejects.toMatchObject({
    shortMessage: 'The database is not empty. Nothing was restored.',
  })
  expect(await readAll(one.db)).toEqual(before)
})

test('error: a backup does not overwrite an existing file', async () => {
  await writeFile(path, 'older')
  await expect(run(one.db, 'backup')).rejects.toMatchObject({
    shortMessage: `${path} already exists.`,
  })
  expect(await readFile(path, 'utf8')).toBe('older')
})

const lines = (bytes: Buffer) => gunzipSync(bytes).toString().trimEnd().split('\n')
const toFile = (texts: readonly string[]) => gzipSync(texts.map((text) => `${text}\n`).join(''))

test.each<readonly [string, (bytes: Buffer) => Buffer]>([
  ['was cut off', (bytes) => bytes.subarray(0, bytes.length - 20)],
  ['lost its end', (bytes) => toFile(lines(bytes).slice(0, -1))],
  ['lost rows', (bytes) => toFile(lines(bytes).toSpliced(2, 1))],
  ['is something else', () => Buffer.from('a text')],
])('error: from a backup that %s nothing is restored', async (_, damage) => {
  await run(one.db, 'backup')
  const damaged = join(folder, 'damaged')
  await writeFile(damaged, damage(await readFile(path)))
  await expect(run(other.db, 'restore', damaged)).rejects.toMatchObject({ code: 'admin_refused' })
  expect(await other.db.$count(users)).toBe(0)
})

test('error: a backup of another version is rejected', async () => {
  await run(one.db, 'backup')
  const [, ...rest] = lines(await readFile(path))
  const older = join(folder, 'older')
  await writeFile(older, toFile([JSON.stringify({ version: 1, migration: '1' }), ...rest]))
  await expect(run(other.db, 'restore', older)).rejects.toMatchObject({
    shortMessage: expect.stringContaining('another version of the server'),
  })
})

test('error: a restore rejects a missing file', async () => {
  await expect(run(other.db, 'restore', join(folder, 'none'))).rejects.toMatchObject({
    code: 'admin_refused',
  })
})
