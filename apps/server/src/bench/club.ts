import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openPostgres } from '@latchkey/service'
import { createProgramRunner, findPostgres, startPostgres } from '@latchkey/service/testing'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { readRows } from '../db/readRows.ts'
import * as schema from '../db/schema.ts'
import { awardPoints } from '../points/awardPoints.ts'
import { createTestAward, createTestClub } from '../testing/createTestClub.ts'
import { createTestKey } from '../testing/createTestKey.ts'
import { createVisitor, type Visitor } from '../testing/createVisitor.ts'
import { migrationsFolder } from '../testing/migrationsFolder.ts'
import { startTestRpc } from '../testing/startTestRpc.ts'
import { watchBoard } from '../testing/watchBoard.ts'
import { readCpuMs, readParent } from './readCpuMs.ts'

/**
 * Benchmarks several server processes that share one PostgreSQL on this machine. Prints logins and
 * pages per second, the number of event listeners, CPU time of servers and database, and bytes on
 * disk. The constant is the number of servers.
 */
const count = Number(process.env['BENCH_SERVERS'] ?? 2)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 10)
const visitors = Number(process.env['BENCH_VISITORS'] ?? 60)
const listeners = Number(process.env['BENCH_LISTENERS'] ?? 4 * visitors)
const boardPlayers = 10_000
const origin = 'http://play.example.test:4100'
const say = (text: string) => void process.stdout.write(`${text}\n`)

const bin = findPostgres()
if (!bin) {
  say('No PostgreSQL is installed.')
  process.exit(1)
}
const folder = await mkdtemp(join(tmpdir(), 'latchkey-club-'))
const postgres = await startPostgres(bin, { isDurable: true })
const rpc = await startTestRpc()
const programs = createProgramRunner(new URL('../', import.meta.url))
const servers = Array.from({ length: count }, () =>
  programs.run('main.ts', {
    PORT: '0',
    PUBLIC_ORIGIN: origin,
    STATE_DIR: folder,
    DATABASE_URL: postgres.url,
    RPC_URLS: JSON.stringify({ 'eip155:1': rpc.url }),
  }),
)
const urls = await Promise.all(servers.map(({ listening }) => listening))
const { db, close } = await openPostgres(postgres.url, { schema, migrationsFolder })
const [backend] = await readRows(
  db,
  sql`select pg_backend_pid() as pid`,
  z.object({ pid: z.int() }),
)
const postmaster = readParent(backend?.pid ?? 0)

let visits = 0
function visit(): Visitor {
  visits += 1
  return createVisitor({
    urls,
    origin,
    ip: `10.${visits >> 16}.${(visits >> 8) & 255}.${visits & 255}`,
  })
}

const readCosts = () => ({
  servers: servers.reduce((sum, { child }) => sum + readCpuMs(child.pid ?? 0), 0),
  database: readCpuMs(postmaster),
})

/**
 * Repeats an action concurrently for all simulated visitors, for the benchmark's fixed duration.
 * Prints the rate, the p95 latency and the CPU time per action.
 */
async function measure(name: string, act: (index: number) => Promise<unknown>): Promise<void> {
  const before = readCosts()
  const begun = performance.now()
  const times: number[] = []
  const work = async (index: number) => {
    while (performance.now() - begun < seconds * 1_000) {
      const started = performance.now()
      await act(index)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: visitors }, (_, index) => work(index)))
  const after = readCosts()
  const rate = times.length / ((performance.now() - begun) / 1_000)
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
  const each = (key: 'servers' | 'database') =>
    ((after[key] - before[key]) / times.length).toFixed(2)
  say(
    `${name}: ${rate.toFixed(0)} a second, p95 ${p95.toFixed(0)} ms; each ${each('servers')} ms of a core at the servers, ${each('database')} ms at the database`,
  )
}

/** Writes one award for each simulated player, in batches of 100. */
async function award(seasonId: string, ids: readonly string[]): Promise<void> {
  const atOnce = 100
  const before = readCosts()
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce)
    await awardPoints(
      db,
      seasonId,
      some.map((id, index) => createTestAward(id, 1 + ((start + index) % 999))),
    )
  }
  const each = (readCosts().database - before.database) / ids.length
  say(`awards, ${atOnce} at once: each ${each.toFixed(2)} ms of a core at the database`)
}

async function measureListeners(all: readonly Visitor[], seasonId: string, player: string) {
  const before = await readMemory()
  const watchers = Array.from({ length: listeners }, (_, index) =>
    watchBoard(all[index % all.length] ?? visit(), seasonId),
  )
  // Waits until each listener has read the board after its first event.
  while (watchers.some(({ points }) => points.size === 0)) await wait(100)
  const memory = ((await readMemory()) - before) / listeners
  const started = performance.now()
  const costs = readCosts()
  let slowest = 0
  for (let round = 1; round <= seconds; round += 1) {
    const told = performance.now()
    await awardPoints(db, seasonId, [createTestAward(player, 1_000_000)])
    while (watchers.some(({ points }) => (points.get(player) ?? 0) < round * 1_000_000))
      await wait(10)
    slowest = Math.max(slowest, performance.now() - told)
  }
  const spent = readCosts().servers - costs.servers
  const perNews = (spent / (listeners * seconds)).toFixed(3)
  say(
    `${listeners} listeners: ${memory.toFixed(0)} kB each, ${perNews} ms of a core for each that is told; the last one heard within ${slowest.toFixed(0)} ms (${((performance.now() - started) / seconds).toFixed(0)} ms a round)`,
  )
  await Promise.all(watchers.map(({ stop }) => stop()))
}

/** Returns the resident memory of the benchmark's server processes, in kB. */
async function readMemory(): Promise<number> {
  const texts = servers.map(({ child }) => readFile(`/proc/${child.pid}/status`, 'utf8'))
  return (await Promise.all(texts)).reduce(
    (sum, text) => sum + Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]),
    0,
  )
}

/**
 * Fills the benchmark's tables with rows of realistic length, so that the fixed size of an empty
 * table does not distort the figures.
 */
async function fillTables(): Promise<void> {
  await db.execute(sql`
    insert into user_accounts (namespace, address, scope, user_id, created_at)
    select 'eip155', '0x' || md5(id) || left(md5(id || 'x'), 8), '', id, now() from users
    on conflict do nothing`)
  await db.execute(sql`
    insert into sessions (id, token_hash, user_id, namespace, address, chain_id, browser, audit_hash, created_at, last_seen_at, expires_at)
    select left(md5(id), 22), left(md5(id) || md5(id), 43), id, 'eip155', '0x' || md5(id) || left(md5(id || 'x'), 8), 'eip155:1',
      'Chromium on Linux', left(md5(id) || md5(id), 43), now(), now(), now() + interval '14 days' from users`)
}

async function saySizes(): Promise<void> {
  const Size = z.object({ name: z.string(), rows: z.coerce.number(), bytes: z.coerce.number() })
  await db.execute(sql`analyze`)
  const sizes = await readRows(
    db,
    sql`select relname as name, reltuples::bigint as rows, pg_total_relation_size(oid) as bytes
        from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 5000`,
    Size,
  )
  for (const { name, rows, bytes } of sizes)
    say(`${name}: ${Math.round(bytes / rows)} bytes a row with its indexes`)
}

try {
  const { seasonId, ids } = await createTestClub(
    db,
    Array.from({ length: boardPlayers }, (_, index) => `Player ${index}`),
  )
  await award(seasonId, ids)
  say(`${count} servers, one PostgreSQL with fsync, ${visitors} at once, on one machine:`)
  const signedIn: Visitor[] = []
  await measure('log-ins (three requests each)', async () => {
    const visitor = visit()
    assert.equal(await visitor.signIn(createTestKey()), 200)
    signedIn.push(visitor)
  })
  let turn = 0
  const nobody = visit()
  await measure('pages of the board', async () => {
    turn += 1
    const reader = signedIn[turn % signedIn.length] ?? nobody
    const { status } = await reader.get(`/api/seasons/${seasonId}/leaderboard`)
    assert.equal(status, 200)
  })
  await measureListeners(signedIn, seasonId, ids[0] ?? '')
  await fillTables()
  await saySizes()
} finally {
  await programs.killAll()
  rpc.stop()
  await close()
  await postgres.stop()
  await rm(folder, { recursive: true })
}
