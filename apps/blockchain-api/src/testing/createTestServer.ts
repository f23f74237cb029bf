import { createBlockchainApi } from '@latchkey/blockchain-api'
import { createPlainClient } from '@latchkey/core/http'
import { createLog, createServiceMetrics, isDatabaseReady, readConfig } from '@latchkey/service'
import { createTestClock, createTestDestination } from '@latchkey/service/testing'
import { Config, variables } from '../config/Config.ts'
import { type Database, tables } from '../db/Database.ts'
import { createHttpExchange } from '../exchange/createHttpExchange.ts'
import { createNfts } from '../nfts/createNfts.ts'
import { createHttpOnramp } from '../onramp/createHttpOnramp.ts'
import { createFixedPrices } from '../prices/createFixedPrices.ts'
import { createNetworks } from '../server/createNetworks.ts'
import { createServer } from '../server/createServer.ts'
import { readTokenLists } from '../tokens/readTokenLists.ts'

export type TestServerOptions = {
  readonly db: Database
  /** JSON-RPC URL of the node of `eip155:1`. */
  readonly rpcUrl: string
  /** Additional configuration fields of the network, as in the variable `NETWORKS`. */
  readonly network?: Readonly<Record<string, unknown>>
  readonly environment?: Readonly<Record<string, string>>
}

/**
 * Creates a complete blockchain API with a test database and a node, and a client as the kit uses
 * it.
 */
export async function createTestServer(options: TestServerOptions) {
  const { db, rpcUrl, environment = {} } = options
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const network = { caipNetworkId: 'eip155:1', name: 'Ethereum', nativeCurrency, rpcUrl }
  const config = readConfig(
    {
      PUBLIC_ORIGIN: 'http://api.latchkey.localhost:4100',
      STATE_DIR: '/unused',
      PROJECT_IDS: 'project-1',
      NETWORKS: JSON.stringify([
        { ...network, confirmations: 3, traces: true, ...options.network },
      ]),
      PRICES: '{"eip155:1":3000}',
      ...environment,
    },
    Config,
    variables,
  )
  const { lines, destination } = createTestDestination()
  const log = createLog({ level: config.logLevel, fields: {}, destination })
  const clock = createTestClock()
  const listed = await readTokenLists(config)
  const preferred = new Set([...listed, ...Object.keys(config.prices)])
  const parts = { db, clock, log, preferred }
  const networks = createNetworks(config.networks, parts)
  const app = await createServer({
    config,
    clock,
    db,
    log,
    metrics: createServiceMetrics(),
    isReady: () => isDatabaseReady(db, tables.migrationsFolder),
    ...networks,
    exchanges: config.exchanges.map(createHttpExchange),
    onramp: config.onramp && createHttpOnramp(config.onramp),
    prices: createFixedPrices(config.prices),
    listed,
    nfts: createNfts({ ...config, db, clock }),
  })
  const fetchApi: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const response = await app.inject({
      method: request.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), origin: 'https://app.example.test' },
      payload: await request.text(),
    })
    const headers = { 'content-type': String(response.headers['content-type'] ?? '') }
    return new Response(response.body || null, { status: response.statusCode, headers })
  }
  return {
    app,
    clock,
    lines,
    /** Creates a new indexer of the first chain, as if the server had just started. */
    createIndexer: () => requireFirst(createNetworks(config.networks, parts).indexers),
    client: createBlockchainApi({
      baseUrl: 'https://api.example.test',
      projectId: 'project-1',
      sdkVersion: 'kit-eip155-1.0.0',
      http: createPlainClient({ fetch: fetchApi }),
    }),
  }
}

function requireFirst<item>([first]: readonly item[]): item {
  if (first === undefined) throw new RangeError('No chain is configured')
  return first
}

export type TestServer = Awaited<ReturnType<typeof createTestServer>>
