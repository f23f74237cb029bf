import {
  createLog,
  createServiceMetrics,
  isDatabaseReady,
  type RunningService,
  startService,
  systemClock,
} from '@latchkey/service'
import type { Config } from '../config/Config.ts'
import { tables } from '../db/Database.ts'
import { createHttpExchange } from '../exchange/createHttpExchange.ts'
import type { Indexer } from '../indexer/createIndexer.ts'
import { createNfts } from '../nfts/createNfts.ts'
import { createHttpOnramp } from '../onramp/createHttpOnramp.ts'
import { createFixedPrices } from '../prices/createFixedPrices.ts'
import { readTokenLists } from '../tokens/readTokenLists.ts'
import { createNetworks } from './createNetworks.ts'
import { createServer } from './createServer.ts'

/**
 * Opens the database, accepts requests, and runs the indexer of every network until the server
 * stops.
 *
 * @throws {StartError} Its message is one sentence for the operator.
 */
export async function startServer(config: Config): Promise<RunningService> {
  const log = createLog({ level: config.logLevel, fields: {} })
  const metrics = createServiceMetrics()
  const stopping = new AbortController()
  const listed = await readTokenLists(config)
  let indexers: readonly Indexer[] = []
  const server = await startService({
    config,
    log,
    metrics,
    ...tables,
    async create({ db }) {
      const preferred = new Set([...listed, ...Object.keys(config.prices)])
      const parts = { db, clock: systemClock, log, preferred }
      const networks = createNetworks(config.networks, parts)
      indexers = networks.indexers
      return createServer({
        config,
        clock: systemClock,
        db,
        log,
        metrics,
        isReady: () => isDatabaseReady(db, tables.migrationsFolder),
        ...networks,
        exchanges: config.exchanges.map(createHttpExchange),
        onramp: config.onramp && createHttpOnramp(config.onramp),
        prices: createFixedPrices(config.prices),
        listed,
        nfts: createNfts({ ...config, db, clock: systemClock }),
      })
    },
  })
  const indexing = indexers.map((indexer) => indexer.run(stopping.signal))
  return {
    address: server.address,
    async stop() {
      // Waits for the running indexing steps to be written before the database closes.
      stopping.abort()
      await Promise.all(indexing)
      await server.stop()
    },
  }
}
