import { isDatabaseReady, type RunningService, startService, systemClock } from '@latchkey/service'
import type { Config } from './config/Config.ts'
import { createServer } from './createServer.ts'
import * as schema from './db/schema.ts'
import { createLog } from './log/createLog.ts'
import { createMetrics } from './metrics/createMetrics.ts'

/**
 * Opens the database and listens.
 *
 * @throws {StartError} With one sentence for the person at the terminal.
 */
export function startServer(config: Config, migrationsFolder: string): Promise<RunningService> {
  const log = createLog({ level: config.logLevel })
  return startService({
    config,
    log,
    schema,
    migrationsFolder,
    create: ({ db }) =>
      createServer({
        config,
        clock: systemClock,
        db,
        log,
        metrics: createMetrics(),
        isReady: () => isDatabaseReady(db, migrationsFolder),
      }),
  })
}
