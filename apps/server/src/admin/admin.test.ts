import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '@latchkey/service'
import { createProgramRunner } from '@latchkey/service/testing'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../db/Database.ts'
import {
  auditLog,
  pointEntries,
  reportAnswers,
  reports,
  seasons,
  standings,
  users,
} from '../db/schema.ts'
import { createTestClub } from '../testing/createTestClub.ts'
import { emptyDatabase, openTestDatabase } from '../testing/openTestDatabase.ts'
import { openAdminDoor } from './openAdminDoor.ts'
import { runCommand } from './runCommand.ts'

// Allows slow runs on a machine that is busy with other test suites.
vi.setConfig({ testTimeout: 60_000 })

const now = Date.parse('2030-01-15T10:00:00.000Z')
let open: OpenDatabase
let folder: string

beforeAll(async () => {
  open = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'latchkey-admin-'))
}, 60_000)
afterAll(async () => {
  await open.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => emptyDatabase(open.db))

const reported: string[] = []
const run = (command: string, input: unknown) =>
  runCommand(
    {
      db: open.db,
      now,
      actor: 'mira',
      report: (done, all) => void reported.push(`${done}/${all}`),
    },
    { command, input },
  )
const actions = async () => (await open.db.select().from(auditLog)).map(({ action }) => action)

const table = [
  'player,points,reason,id',
  'Ada,100,Weekly quest,quest-1-ada',
  'bo,50,"Race, second lap",race-7-bo',
  'Ada,-20,Taken back,quest-0-ada',
].join('\n')

test('default: a season is created and closed, and a closed season rejects awards', async () => {
  await run('create-season', { name: 'Spring', startsAt: '2030-03-01', endsAt: '2030-06-01' })
  const [season] = await open.db.select().from(seasons)
  expect(season).toMatchObject({
    name: 'Spring',
    startsAt: new Date('2030-03-01T00:00:00.000Z'),
    closedAt: null,
  })
  await run('close-season', { season: 'Spring' })
  const [closed] = await open.db.select().from(seasons)
  expect(closed?.closedAt).toEqual(new Date(now))
  expect(await actions()).toEqual(['season.create', 'season.close'])
  await expect(run('award', { season: 'Spring', csv: table })).rejects.toMatchObject({
    shortMessage: 'The season "Spring" is closed.',
  })
})

test('default: awards from a table, by name or id, are recorded with their operator', async () => {
  const { ids } = await createTestClub(open.db, ['Ada', 'Bo'])
  expect(await run('award', { season: 'Winter', csv: table })).toEqual({
    rows: 3,
    points: 130,
    counted: 3,
    known: 0,
    banned: 0,
    dryRun: false,
  })
  const rows = await open.db.select().from(standings)
  expect(new Map(rows.map(({ userId, points }) => [userId, points]))).toEqual(
    new Map([
      [ids[0], 80],
      [ids[1], 50],
    ]),
  )
  const [note] = await open.db.select().from(auditLog)
  expect(note).toMatchObject({ actor: 'mira', action: 'award', details: { counted: 3 } })
})

test('behavior: the same table imported twice counts once, with ids or without', async () => {
  await createTestClub(open.db, ['Ada', 'Bo'])
  const nameless = 'player,points,reason\nAda,10,Quest\nAda,10,Quest'
  for (const csv of [table, nameless]) {
    await run('award', { season: 'Winter', csv })
    expect(await run('award', { season: 'Winter', csv })).toMatchObject({ counted: 0 })
  }
  const points = (await open.db.select().from(standings)).map((row) => row.points)
  expect(points.toSorted((one, two) => one - two)).toEqual([50, 100])
})

test('behavior: a table without ids that repeats rows of an earlier one asks before it counts', async () => {
  const { ids } = await createTestClub(open.db, ['Ada', 'Bo'])
  const first = 'player,points,reason\nAda,10,Quest\nBo,5,Race'
  await run('award', { season: 'Winter', csv: first })
  await run('award', { season: 'Winter', csv: 'player,points,reason,id\nBo,7,Race,r1' })
  const again = { season: 'Winter', csv: `${first}\nBo,7,Race\nAda,11,Quest` }
  await expect(run('award', again)).rejects.toMatchObject({
    shortMessage: expect.stringMatching(/^2 of these rows were .*, the first in line 2\. Nothing/),
  })
  expect(await open.db.$count(pointEntries)).toBe(3)
  expect(await run('award', { ...again, repeat: true })).toMatchObject({ counted: 4 })
  for (const csv of [first, again.csv])
    expect(await run('award', { season: 'Winter', csv })).toMatchObject({ counted: 0 })
  expect(ids).toHaveLength(2)
})

test('behavior: a table that exceeds the range of a total is refused, and nothing is written', async () => {
  const { seasonId, ids } = await createTestClub(open.db, ['Ada', 'Bo'])
  const total = { seasonId, userId: ids[0] ?? '' }
  const most = 2_147_483_647
  for (const sign of [1, -1]) {
    await open.db.delete(standings)
    await open.db.insert(standings).values({ ...total, points: sign * (most - 1_000) })
    const csv = `player,points,reason,id\nBo,1,x,1\nAda,${sign * 600},x,2\nAda,${-sign},x,3\nAda,${sign * 401},x,4`
    await expect(run('award', { season: 'Winter', csv })).rejects.toMatchObject({
      shortMessage:
        'The points of "Ada" would exceed 2147483647 in this season. Nothing was written.',
    })
    expect(await open.db.select().from(pointEntries)).toEqual([])
    const fits = { season: 'Winter', csv: csv.replace('401', '400'), dryRun: true }
    expect(await run('award', fits)).toMatchObject({ counted: 4 })
  }
})

test.each(['01/12/2026', '2026-02-30', '5', '2026-12-01T10:00'])(
  'error: %s is no day or time for a season, the shop or a ban',
  async (time) => {
    await createTestClub(open.db, ['Ada'])
    const field = (name: string) => ({
      shortMessage: `Invalid input: ${name}: Write a day (2030-01-31) or a time (2030-01-31T18:00:00Z).`,
    })
    for (const [command, input, name] of [
      ['create-season', { name: 'Spring', startsAt: time }, 'startsAt'],
      ['create-season', { name: 'Spring', startsAt: '2026-01-01', endsAt: time }, 'endsAt'],
      ['shop-open', { opensAt: time }, 'opensAt'],
      ['shop-open', { closesAt: time }, 'closesAt'],
      ['ban', { player: 'Ada', until: time }, 'until'],
    ] as const)
      await expect(Promise.resolve().then(() => run(command, input))).rejects.toMatchObject(
        field(name),
      )
  },
)

test('behavior: a season lasts until the evening of its last day, and ends after it starts', async () => {
  const starts = { startsAt: '2030-03-01' }
  await run('create-season', { name: 'Spring', ...starts, endsAt: '2030-03-01' })
  await run('create-season', { name: 'Late', ...starts, endsAt: '2030-03-01T20:00:00+02:00' })
  const ends = (await open.db.select().from(seasons)).map(({ endsAt }) => endsAt?.toISOString())
  expect(ends).toEqual(['2030-03-01T23:59:59.999Z', '2030-03-01T18:00:00.000Z'])
  const wrong = { name: 'Wrong', ...starts, endsAt: '2030-03-01T00:00:00Z' }
  await expect(run('create-season', wrong)).rejects.toMatchObject({
    shortMessage: 'The season would end before it starts.',
  })
})

test('behavior: a dry run reports the awards that would count, and writes nothing', async () => {
  await createTestClub(open.db, ['Ada', 'Bo'])
  const dry = { season: 'Winter', csv: table, dryRun: true }
  expect(await run('award', dry)).toMatchObject({ rows: 3, counted: 3, known: 0, dryRun: true })
  expect(await open.db.select().from(pointEntries)).toEqual([])
  expect(await actions()).toEqual([])
  await run('award', { season: 'Winter', csv: table })
  expect(await run('award', dry)).toMatchObject({ counted: 0, known: 3 })
})

test('behavior: a long table reports its progress', async () => {
  await createTestClub(open.db, ['Ada'])
  const lines = Array.from({ length: 1_200 }, (_, index) => `Ada,1,Quest,${index}`)
  reported.length = 0
  await run('award', { season: 'Winter', csv: ['player,points,reason,id', ...lines].join('\n') })
  expect(reported).toEqual(['500/1200', '1000/1200', '1200/1200'])
})

test.each([
  ['player,points,reason\nEve,1,x', 'Unknown players: "Eve" in line 2.'],
  ['player,points,reason\nAda,1.5,x', 'These rows are invalid: line 2 (points).'],
  ['player,points,reason\nAda,0,x', 'These rows are invalid: line 2 (points).'],
  ['player,points,reason\nAda,1,', 'These rows are invalid: line 2 (reason).'],
  ['player,points,reason\nAda,9999999,x', 'These rows are invalid: line 2 (points).'],
  [
    'name,points\nAda,1',
    'The table has no column "player" and "reason". Its first line names "name", "points".',
  ],
  ['player,points,reason,id\nAda,1,x,7\nAda,2,y,7', 'These ids appear in several rows: "7".'],
  ['player,points,reason', 'The table has no rows.'],
  [
    'player,points,reason\n"',
    'The table is not CSV with the columns player, points, reason and id.',
  ],
])('error: for the table %j nothing is written: %s', async (csv, shortMessage) => {
  await createTestClub(open.db, ['Ada'])
  await expect(run('award', { season: 'Winter', csv })).rejects.toMatchObject({ shortMessage })
  expect(await open.db.select().from(pointEntries)).toEqual([])
})

test('error: rejects an unknown season, a duplicate season and an unknown command', async () => {
  await createTestClub(open.db)
  const startsAt = '2030-03-01'
  for (const [command, input, shortMessage] of [
    ['award', { season: 'x', csv: table }, 'There is no season "x".'],
    ['create-season', { name: 'Winter', startsAt }, 'A season "Winter" already exists.'],
    ['toString', {}, 'There is no command "toString".'],
  ] as const)
    await expect(Promise.resolve().then(() => run(command, input))).rejects.toMatchObject({
      shortMessage,
    })
})

test('default: an export is imported unchanged, and a second import adds nothing', async () => {
  await createTestClub(open.db, ['Ada', null])
  await run('award', { season: 'Winter', csv: 'player,points,reason,id\nAda,7,Quest,1' })
  await run('close-season', { season: 'Winter' })
  const club = await run('export', {})
  await emptyDatabase(open.db)
  for (let count = 0; count < 2; count += 1) await run('import', club)
  expect(await run('export', {})).toEqual(club)
  expect(await open.db.select().from(users)).toHaveLength(2)
  expect((await open.db.select().from(standings))[0]?.points).toBe(7)
})

test('default: reports and their answers are imported once', async () => {
  const [player, createdAt] = ['p'.repeat(16), new Date(now).toISOString()]
  const report = { id: 'r'.repeat(16), player, createdAt, title: 'The board is empty' }
  const facts = { severity: 'looks', happened: 'I saw nothing at all.', status: 'fixed' }
  const club = {
    version: 1,
    players: [{ id: player, name: 'Ada', createdAt }],
    seasons: [],
    reports: [{ ...report, ...facts, answers: [{ at: createdAt, text: 'Mended.' }] }],
  }
  for (let count = 0; count < 2; count += 1) await run('import', club)
  expect(await run('reports', { status: 'fixed' })).toMatchObject([
    { id: report.id, player: 'Ada' },
  ])
  expect(await open.db.select().from(reportAnswers)).toMatchObject([{ text: 'Mended.' }])
})

const programs = createProgramRunner(new URL('../', import.meta.url))

/** Runs a command line as an operator types it. */
async function type(...args: string[]) {
  const program = programs.run('admin.ts', { STATE_DIR: folder }, args)
  return { ...(await program.ended), out: program.readOutput() }
}

test('default: the command line runs in the server that has the database open', async () => {
  await createTestClub(open.db, ['Ada', 'Bo'])
  const csv = join(folder, 'awards.csv')
  await writeFile(csv, table)
  const close = await openAdminDoor({ db: open.db, clock: systemClock, stateDir: folder })
  const done = await type('award', 'Winter', csv)
  expect([done.code, done.complaint]).toEqual([0, ''])
  expect(JSON.parse(done.out)).toMatchObject({ counted: 3 })
  const file = join(folder, 'club.json')
  await type('export', file)
  expect(JSON.parse(await readFile(file, 'utf8')).players).toHaveLength(2)
  expect(await type('award', 'Summer', csv)).toEqual({
    code: 1,
    out: '',
    complaint: 'There is no season "Summer".\n',
  })
  await close()
})

test('S-147d: the command line escapes direction marks of players and of its own errors', async () => {
  const { ids } = await createTestClub(open.db, ['Ada'])
  const words = { title: 'gpj.\u202Etxt', happened: '\u009b31m', steps: '', diagnostics: '' }
  const facts = { createdAt: new Date(now), severity: 'hinders', status: 'open' } as const
  await open.db.insert(reports).values({ id: 'r1', userId: ids[0] ?? '', ...facts, ...words })
  const close = await openAdminDoor({ db: open.db, clock: systemClock, stateDir: folder })
  const { out } = await type('reports', 'open')
  expect(out).not.toMatch(/[\u202E\u009b]/)
  expect(JSON.parse(out)).toMatchObject([{ title: words.title, happened: words.happened }])
  expect((await type('ban', 'gpj.\u202Etxt')).complaint).toBe(
    'There is no player "gpj.\\u202etxt".\n',
  )
  await close()
})

test('S-147c: an id of a deleted player never finds the player who has it as a name', async () => {
  const gone = '7bQz0X9aK2mLpR4tV6wY8c'
  const { ids } = await createTestClub(open.db, ['Ada', gone])
  const csv = `player,points,reason,id\n${gone},5,Quest,q1`
  await expect(run('award', { season: 'Winter', csv })).rejects.toMatchObject({
    shortMessage: expect.stringContaining(gone),
  })
  await expect(run('ban', { player: gone })).rejects.toThrow()
  expect(await run('ban', { player: ids[1] })).toMatchObject({ player: ids[1] })
})

test('default: open reports are listed, and answered with a status', async () => {
  const { ids } = await createTestClub(open.db, ['Ada'])
  const facts = {
    createdAt: new Date(now),
    severity: 'hinders',
    steps: '',
    status: 'open',
  } as const
  const words = { title: 'The board is empty', happened: 'I saw nothing.', diagnostics: 'Page: /' }
  await open.db.insert(reports).values({ id: 'r1', userId: ids[0] ?? '', ...facts, ...words })
  expect(await run('reports', { status: 'open' })).toMatchObject([{ id: 'r1', player: 'Ada' }])
  expect(await run('reports', { id: 'r1' })).toMatchObject([{ diagnostics: 'Page: /' }])
  await run('answer', { report: 'r1', text: 'Mended.', status: 'fixed' })
  expect(await run('reports', { status: 'open' })).toEqual([])
  expect(await open.db.select().from(reportAnswers)).toMatchObject([{ text: 'Mended.' }])
  expect(await actions()).toEqual(['report.answer'])
  await expect(run('answer', { report: 'r2', text: 'x' })).rejects.toMatchObject({
    shortMessage: 'There is no report "r2".',
  })
})

test('default: the command line runs in the state folder if no server does', {
  timeout: 180_000,
}, async () => {
  const created = await type('create-season', 'Autumn', '--starts', '2030-09-01')
  expect([created.code, created.complaint]).toEqual([0, ''])
  const again = await type('create-season', 'Autumn', '--starts', '2030-09-01')
  expect(again.complaint).toBe('A season "Autumn" already exists.\n')
})

test('error: an unknown command is refused with the usage', async () => {
  const { code, complaint } = await type('dance')
  expect(code).toBe(1)
  expect(complaint).toMatch(/^error: unknown command 'dance'\n\nUsage: pnpm admin/)
})
