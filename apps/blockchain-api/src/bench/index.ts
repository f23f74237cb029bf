import assert from 'node:assert/strict'
import { createHash, randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { openDatabase, readConfig } from '@latchkey/service'
import { findPostgres, startPostgres } from '@latchkey/service/testing'
import { readHead } from '../account/readHead.ts'
import { Config, variables } from '../config/Config.ts'
import { tables } from '../db/Database.ts'
import { startServer } from '../server/startServer.ts'
import {
  benchChain,
  collectors,
  collectorTokens,
  countAccounts,
  fillIndex,
  transfersPerBlock,
} from './fillIndex.ts'

/**
 * Duration in seconds of each measurement. The benchmark measures how long the blockchain API needs
 * for pages of history and balances, over HTTP on a large index. It runs on PGlite, and on the
 * PostgreSQL of DATABASE_URL (an empty database, or one that this benchmark has filled) or of this
 * machine. It prints the times, and exits with code 1 if a goal is missed.
 */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 20)
const goalsMs: Readonly<Record<string, number>> = {
  'history, first page': 50,
  'history, later page': 50,
  'history of all networks': 50,
  [`balances, ${collectorTokens} tokens`]: 150,
}
const projectId = 'bench'
const mib = 1024 ** 2
const say = (text: string) => void process.stdout.write(`${text}\n`)

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
const toAddress = (number: number, kind = '') =>
  `0x${(md5(`${kind}${number}`) + md5(`${number}b`)).slice(0, 40)}`
/** Returns a random benchmark account, weighted by its number of transfers. */
const anyAccount = (accounts: number) =>
  toAddress(Math.floor((randomInt(1_000_000) / 1_000_000) ** 3 * accounts))

/** Starts a fake node for the benchmark, whose latest block is the last block of the index. */
async function startNode(head: number) {
  const hash = `0x${md5(String(head))}${md5(`${head}h`)}`
  const answers: Readonly<Record<string, unknown>> = {
    eth_blockNumber: `0x${head.toString(16)}`,
    eth_getBlockByNumber: { hash },
    eth_getBalance: '0xde0b6b3a7640000',
  }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const { id, method } = JSON.parse(text)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: answers[method] ?? null }))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

type Place = { readonly stateDir: string; readonly databaseUrl?: string | undefined }

function toConfig({ stateDir, databaseUrl }: Place, rpcUrl: string): Config {
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const networks = [{ caipNetworkId: benchChain, name: 'Bench', nativeCurrency, rpcUrl }]
  const environment = {
    PORT: '0',
    PUBLIC_ORIGIN: 'http://api.bench.localhost:4100',
    STATE_DIR: stateDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    LOG_LEVEL: 'silent',
    PROJECT_IDS: projectId,
    NETWORKS: JSON.stringify(networks),
    PRICES: JSON.stringify({ [benchChain]: 3000 }),
    REQUESTS_PER_MINUTE: '100000000',
  }
  return readConfig(environment, Config, variables)
}

/**
 * The requests that the benchmark measures, by their title. A request resolves to `false` if no
 * data was available to read.
 */
type Asks = Readonly<Record<string, () => Promise<unknown>>>

/**
 * Creates the requests that the benchmark measures in turn. They choose busy accounts more often,
 * and follow the pages of a history up to the tenth.
 */
function createAsks(origin: string, transfers: number): Asks {
  const accounts = countAccounts(transfers)
  const query = `projectId=${projectId}&currency=usd&st=bench&sv=bench-1.0.0`
  const read = async (path: string) => {
    const response = await fetch(`${origin}${path}`, {
      headers: { origin: 'https://app.bench' },
      redirect: 'error',
    })
    assert.ok(response.ok, `${path}: ${response.status}`)
    return response.json()
  }
  const ofChain = `chainId=${benchChain}`
  const readPage = (account: string, rest: string) =>
    read(`/v1/account/${account}/history?${query}${rest}`)
  let page = { account: '', next: null as string | null, depth: 0 }
  return {
    // A request without database access shows the cost of HTTP and of other processes.
    'nothing at all': () => read('/healthz'),
    async 'history, first page'() {
      const account = anyAccount(accounts)
      const { next } = await readPage(account, `&${ofChain}`)
      if (page.next === null || page.depth >= 10) page = { account, next, depth: 1 }
    },
    async 'history, later page'() {
      if (page.next === null) return false
      const cursor = encodeURIComponent(page.next)
      const { next } = await readPage(page.account, `&${ofChain}&cursor=${cursor}`)
      page = { ...page, next, depth: page.depth + 1 }
      return true
    },
    'history of all networks': () => readPage(anyAccount(accounts), ''),
    async [`balances, ${collectorTokens} tokens`]() {
      const account = toAddress(randomInt(collectors), 'collector')
      const { balances } = await read(`/v1/account/${account}/balance?${query}&${ofChain}`)
      assert.equal(balances.length, collectorTokens + 1)
    },
  }
}

async function measure(asks: Asks, lengthMs: number): Promise<Map<string, number[]>> {
  const times = new Map(Object.keys(asks).map((name) => [name, [] as number[]]))
  const until = performance.now() + lengthMs
  while (performance.now() < until) {
    for (const [name, ask] of Object.entries(asks)) {
      const begun = performance.now()
      if ((await ask()) !== false) times.get(name)?.push(performance.now() - begun)
    }
  }
  return times
}

const toPart = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/**
 * Prints the benchmark's response times of each request. Returns whether all requests met their
 * goals.
 */
function report(times: ReadonlyMap<string, readonly number[]>): boolean {
  const late = [...times].filter(([name, samples]) => {
    const sorted = samples.toSorted((one, two) => one - two)
    const [middle, most, worst] = [toPart(sorted, 0.5), toPart(sorted, 0.95), toPart(sorted, 1)]
    const goal = goalsMs[name]
    const wanted = goal === undefined ? '' : `, wanted ${goal}`
    const texts = [middle, most, worst].map((ms) => ms.toFixed(1))
    say(
      `${name}: p50 ${texts[0]} ms, p95 ${texts[1]} ms${wanted}, max ${texts[2]} ms (${samples.length})`,
    )
    return goal !== undefined && most > goal
  })
  return late.length === 0
}

async function run(title: string, transfers: number, place: Place): Promise<boolean> {
  const begun = performance.now()
  const { db, close } = await openDatabase({ ...tables, databaseUrl: undefined, ...place })
  const isFilled = (await readHead(db, benchChain)) >= 0
  if (!isFilled) await fillIndex(db, transfers)
  await close()
  const made = isFilled
    ? 'as it was'
    : `made in ${Math.round((performance.now() - begun) / 1_000)} s`
  say(`\n${title}: ${transfers} transfers, ${made}`)
  const node = await startNode(Math.floor((transfers - 1) / transfersPerBlock))
  const server = await startServer(toConfig(place, node.url))
  try {
    const asks = createAsks(server.address, transfers)
    await measure(asks, 2_000)
    return report(await measure(asks, seconds * 1_000))
  } finally {
    await server.stop()
    node.stop()
  }
}

async function inFolder<result>(work: (folder: string) => Promise<result>): Promise<result> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function runPostgres(transfers: number): Promise<boolean> {
  const given = process.env['DATABASE_URL']
  const bin = findPostgres()
  if (!given && !bin) {
    say('\nPostgreSQL: left out, since DATABASE_URL is not set and none is installed')
    return true
  }
  const own = given ? undefined : await startPostgres(bin ?? '')
  try {
    return await inFolder((stateDir) =>
      run('PostgreSQL', transfers, { stateDir, databaseUrl: given ?? own?.url }),
    )
  } finally {
    await own?.stop()
  }
}

const [only, count] = process.argv.slice(2)
const [processor] = cpus()
say(
  `${cpus().length} × ${processor?.model}, ${Math.round(totalmem() / mib)} MiB, Node ${process.version}`,
)
const results = [
  only === 'postgres' ||
    (await inFolder((stateDir) => run('PGlite', Number(count ?? 1_000_000), { stateDir }))),
  only === 'pglite' || (await runPostgres(Number(count ?? 10_000_000))),
]
process.exitCode = results.every(Boolean) ? 0 : 1
