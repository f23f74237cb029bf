import {
  createRateLimiter,
  isDatabaseReady,
  type RunningService,
  startService,
  systemClock,
} from '@latchkey/service'
import { openAdminDoor } from '../admin/openAdminDoor.ts'
import { startLifting } from '../bans/startLifting.ts'
import type { Config } from '../config/Config.ts'
import * as schema from '../db/schema.ts'
import { createSharedLimiter } from '../http/createSharedLimiter.ts'
import type { ServerContext } from '../http/ServerContext.ts'
import { createLinkProviders } from '../links/createLinkProviders.ts'
import { createLog } from '../log/createLog.ts'
import { createMetrics } from '../metrics/createMetrics.ts'
import { createBoardNews } from '../points/createBoardNews.ts'
import { createMarketplace } from '../shop/createMarketplace.ts'
import { startDeliveries } from '../shop/startDeliveries.ts'
import { startDeletions } from '../users/startDeletions.ts'
import { startSkeletons } from '../users/writeSkeletons.ts'
import { createServer } from './createServer.ts'

/**
 * Opens the database and starts the product's HTTP server.
 *
 * @throws {StartError} The message is one sentence for the operator.
 */
export async function startServer(
  config: Config,
  migrationsFolder: string,
): Promise<RunningService> {
  const log = createLog({ level: config.logLevel })
  const metrics = createMetrics()
  const endings: (() => Promise<void>)[] = []
  const end = async () => {
    for (const ending of endings) await ending()
  }
  try {
    const running = await startService({
      config,
      log,
      metrics,
      schema,
      migrationsFolder,
      async create({ db, kind }) {
        // Only PGlite needs the admin socket; with PostgreSQL, the admin command line connects to
        // the database directly.
        const { stateDir } = config
        if (kind === 'pglite')
          endings.push(await openAdminDoor({ db, clock: systemClock, stateDir }))
        const { marketplaceApi } = config
        const context: ServerContext = {
          config,
          clock: systemClock,
          db,
          // A PGlite database belongs to one server. Servers on PostgreSQL share one limit, because
          // otherwise each server would allow the full limit.
          limiter: kind === 'pglite' ? createRateLimiter(systemClock) : createSharedLimiter(db),
          links: createLinkProviders(config, systemClock),
          log,
          metrics,
          boardNews: createBoardNews({ db, log, clock: systemClock }),
          marketplace: marketplaceApi && createMarketplace(marketplaceApi),
          isReady: () => isDatabaseReady(db, migrationsFolder),
        }
        endings.push(startDeliveries(context), startDeletions(context), startLifting(context))
        endings.push(startSkeletons(context))
        return createServer(context)
      },
    })
    const stop = async () => {
      await end()
      await running.stop()
    }
    return { ...running, stop }
  } catch (error) {
    await end()
    throw error
  }
}
