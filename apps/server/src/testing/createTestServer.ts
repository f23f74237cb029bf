import { createRateLimiter, isDatabaseReady } from '@latchkey/service'
import { createTestClock, createTestDestination } from '@latchkey/service/testing'
import type { Config } from '../config/Config.ts'
import type { Database } from '../db/Database.ts'
import type { ServerContext } from '../http/ServerContext.ts'
import { createLinkProviders } from '../links/createLinkProviders.ts'
import { createLog } from '../log/createLog.ts'
import { createMetrics } from '../metrics/createMetrics.ts'
import { createBoardNews } from '../points/createBoardNews.ts'
import { createMarketplace } from '../shop/createMarketplace.ts'
import { createServer } from '../start/createServer.ts'
import { migrationsFolder } from './migrationsFolder.ts'
import { createTestBrowser, type TestBrowserOptions } from './TestBrowser.ts'

export const testOrigin = 'http://play.example.test:4100'

const testConfig: Config = {
  port: 0,
  host: '127.0.0.1',
  publicOrigin: testOrigin,
  stateDir: '/nowhere',
  webDist: undefined,
  // Unreachable RPC URLs: connections to port 9 are refused.
  rpcUrls: { 'eip155:1': ['http://127.0.0.1:9'], 'eip155:137': ['http://127.0.0.1:9'] },
  signInChains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  connectOrigins: [],
  frameOrigins: [],
  marketplace: undefined,
  marketplaceSandbox: undefined,
  marketplaceApi: undefined,
  welcomePoints: 0,
  discord: undefined,
  databaseUrl: undefined,
  logLevel: 'info',
  metricsToken: undefined,
  trustedProxies: ['127.0.0.0/8'],
}

export type TestServerOptions = {
  readonly db: Database
  readonly config?: Partial<Config>
  /** Start time of the clock, for tests that use tokens signed by another clock. */
  readonly start?: number
  readonly isReady?: ServerContext['isReady']
}

/**
 * Creates a complete product server on a test database, with a controllable clock and recorded log
 * lines.
 */
export async function createTestServer(options: TestServerOptions) {
  const { lines, destination } = createTestDestination()
  const clock = createTestClock(options.start)
  const config = { ...testConfig, ...options.config }
  const metrics = createMetrics()
  const { db } = options
  const log = createLog({ level: config.logLevel, destination })
  const context: ServerContext = {
    config,
    clock,
    db,
    limiter: createRateLimiter(clock),
    links: createLinkProviders(config, clock),
    log,
    metrics,
    boardNews: createBoardNews({ db, log, clock }),
    marketplace: config.marketplaceApi && createMarketplace(config.marketplaceApi),
    isReady: options.isReady ?? (() => isDatabaseReady(db, migrationsFolder)),
  }
  const app = await createServer(context)
  return {
    app,
    clock,
    context,
    lines,
    metrics,
    openBrowser: (browser: TestBrowserOptions = {}) =>
      createTestBrowser({ app, clock, origin: config.publicOrigin }, browser),
  }
}

export type TestServer = Awaited<ReturnType<typeof createTestServer>>
