import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openDatabase, openPglite } from '@latchkey/service'
import { findPostgres, startPostgres } from '@latchkey/service/testing'
import { sql } from 'drizzle-orm'
import { boardPageRows, neighbourRows, searchPageRows } from '../config/constants.ts'
import type { Database, OpenDatabase } from '../db/Database.ts'
import * as schema from '../db/schema.ts'
import { awardPoints } from '../points/awardPoints.ts'
import { type BoardPlace, readAround, readBoard } from '../points/readBoard.ts'
import { readChanges, readMoment } from '../points/readChanges.ts'
import { readAwards, readPlace } from '../points/readPlace.ts'
import { searchBoard } from '../points/searchBoard.ts'
import { createSeason } from '../points/seasons.ts'

/**
 * Measures the leaderboard of a large season while awards arrive. Runs on PGlite, and on a
 * PostgreSQL server: the empty database in DATABASE_URL, or a local one. Prints the durations, and
 * exits with code 1 if one exceeds its limit. The constant is the number of players.
 */
const players = Number(process.env['BENCH_PLAYERS'] ?? 1_000_000)
const awardsPerSecond = 500
/** Interval in ms of the benchmark. Awards that arrive within it are written in one batch. */
const collectMs = 100
const seconds = Number(process.env['BENCH_SECONDS'] ?? 30)
const goalsMs: Readonly<Record<string, number>> = { page: 50, 'my rank': 20 }

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))
const tables = { schema, migrationsFolder }
const say = (text: string) => void process.stdout.write(`${text}\n`)
const toId = (index: number) => String(index).padStart(22, '0')
const anyone = () => toId(randomInt(players))

/** Creates the benchmark's season: it has already had a million awards, with consistent totals. */
async function fill(db: Database): Promise<string> {
  const startsAt = new Date()
  const id = await createSeason(db, { name: `Bench ${startsAt.getTime()}`, startsAt, endsAt: null })
  const step = 50_000
  for (let from = 0; from < players; from += step) {
    const upTo = Math.min(players, from + step) - 1
    await db.execute(sql`
      insert into users (id, created_at, display_name, name_key)
      select lpad(i::text, 22, '0'), now(), 'Player ' || i, 'player ' || i
      from generate_series(${from}::integer, ${upTo}::integer) as i on conflict do nothing`)
    await db.execute(sql`
      insert into standings (season_id, user_id, points)
      select ${id}, lpad(i::text, 22, '0'), (power(random(), 4) * 200000)::integer
      from generate_series(${from}::integer, ${upTo}::integer) as i`)
  }
  await db.execute(sql`
    insert into point_entries (season_id, user_id, points, reason, award_id, awarded_at)
    select season_id, user_id, points, 'Opening', user_id, now() from standings where season_id = ${id}`)
  await db.execute(sql`
    insert into point_counts (season_id, level, range, players)
    select season_id, level, points >> (8 * level), count(*)
    from standings, generate_series(0, 2) as level where season_id = ${id} group by 1, 2, 3`)
  await db.execute(sql`vacuum analyze`)
  return id
}

/**
 * Writes awards at a fixed rate while the benchmark measures, until the returned function is
 * called.
 */
function startAwards(db: Database, seasonId: string) {
  const started = performance.now()
  let written = 0
  let ending = false
  async function write() {
    while (!ending) {
      const due = Math.floor(((performance.now() - started) / 1_000) * awardsPerSecond) - written
      const awards = Array.from({ length: due }, (_, index) => ({
        awardId: `live ${written + index}`,
        userId: anyone(),
        points: 1 + randomInt(200),
        reason: 'Quest',
        awardedAt: new Date(),
      }))
      if (due > 0) await awardPoints(db, seasonId, awards)
      written += due
      await wait(collectMs)
    }
  }
  const writing = write()
  return async () => {
    ending = true
    await writing
    return written / ((performance.now() - started) / 1_000)
  }
}

/** Runs each kind of leaderboard query in turn. Returns the durations in ms by kind. */
async function measure(db: Database, seasonId: string): Promise<Map<string, number[]>> {
  let since = await readMoment(db)
  let after: BoardPlace | undefined
  const asks: Readonly<Record<string, () => Promise<unknown>>> = {
    // Baseline: a query without work measures the load of the machine itself.
    'nothing at all': () => db.execute(sql`select 1`),
    async page() {
      const rows = await readBoard(db, seasonId, { after, limit: boardPageRows + 1 })
      const last = rows.at(-1)
      after = last && randomInt(10) > 0 ? [last.points, last.player.id] : [anyPoints(), toId(0)]
    },
    'my rank': () => readPlace(db, { seasonId, userId: anyone() }),
    'around me': () => readAround(db, seasonId, { userId: anyone(), each: neighbourRows }),
    search: () =>
      searchBoard(db, seasonId, {
        search: `player ${randomInt(999)}`,
        limit: searchPageRows + 1,
      }),
    'my awards': () => readAwards(db, { seasonId, userId: anyone() }, { limit: 21 }),
    async news() {
      since = (await readChanges(db, seasonId, since)).until
    },
  }
  const times = new Map(Object.keys(asks).map((name) => [name, [] as number[]]))
  const until = performance.now() + seconds * 1_000
  while (performance.now() < until) {
    for (const [name, ask] of Object.entries(asks)) {
      const begun = performance.now()
      await ask()
      times.get(name)?.push(performance.now() - begun)
    }
    await wait(5)
  }
  return times
}

/**
 * Returns random points of a simulated player with a realistic distribution: few players have many
 * points.
 */
const anyPoints = () => Math.floor((randomInt(1_000) / 1_000) ** 4 * 200_000)

function toPart(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

async function run(title: string, { db, close }: OpenDatabase): Promise<boolean> {
  const begun = performance.now()
  const seasonId = await fill(db)
  say(
    `\n${title}: ${players} players, made in ${Math.round((performance.now() - begun) / 1_000)} s`,
  )
  const end = startAwards(db, seasonId)
  const times = await measure(db, seasonId)
  say(`${Math.round(await end())} awards a second written meanwhile`)
  let kept = true
  for (const [name, samples] of times) {
    const sorted = samples.toSorted((one, two) => one - two)
    const [middle, most] = [toPart(sorted, 0.5), toPart(sorted, 0.95)]
    const goal = goalsMs[name]
    if (goal !== undefined && most > goal) kept = false
    const wanted = goal === undefined ? '' : `, wanted ${goal}`
    say(
      `${name}: median ${middle.toFixed(1)} ms, p95 ${most.toFixed(1)} ms${wanted} (${samples.length})`,
    )
  }
  await close()
  return kept
}

async function runPglite(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-bench-'))
  try {
    return await run('PGlite', await openPglite(folder, tables))
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function runPostgres(): Promise<boolean> {
  const given = process.env['DATABASE_URL']
  const bin = findPostgres()
  if (!given && !bin) {
    say('\nPostgreSQL: left out, since DATABASE_URL is not set and none is installed')
    return true
  }
  const own = given ? undefined : await startPostgres(bin ?? '')
  const databaseUrl = given ?? own?.url
  const kept = await run('PostgreSQL', await openDatabase({ ...tables, databaseUrl, stateDir: '' }))
  await own?.stop()
  return kept
}

const wanted = process.argv[2]
const results = [
  wanted === 'postgres' ? true : await runPglite(),
  wanted === 'pglite' ? true : await runPostgres(),
]
process.exitCode = results.every(Boolean) ? 0 : 1
