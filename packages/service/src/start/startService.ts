import type { FastifyInstance } from 'fastify'
import type { OpenDatabase, Schema, Tables } from '../db/Database.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { watchQueries } from '../db/watchQueries.ts'
import type { Log } from '../log/createLog.ts'
import type { ServiceMetrics } from '../metrics/createServiceMetrics.ts'
import { drain } from './drain.ts'
import { listen, type Place } from './listen.ts'
import type { RunningService } from './RunningService.ts'

export type StartOptions<schema extends Schema> = Tables<schema> & {
  readonly config: Place & { readonly stateDir: string; readonly databaseUrl?: string | undefined }
  readonly log: Log
  readonly metrics: ServiceMetrics
  /** Builds the HTTP server with the database that was opened. */
  readonly create: (open: OpenDatabase<schema>) => Promise<FastifyInstance>
}

/**
 * Opens the database, builds the server, and accepts requests.
 *
 * @throws {StartError} Its message is one sentence for the operator.
 */
export async function startService<schema extends Schema>(
  options: StartOptions<schema>,
): Promise<RunningService> {
  const { config, log, schema, migrationsFolder } = options
  const { stateDir, databaseUrl } = config
  const onQuery = watchQueries(options)
  const open = await openDatabase({ stateDir, databaseUrl, schema, migrationsFolder, onQuery })
  try {
    const app = await options.create(open)
    const address = await listen(app, config)
    const port = Number(new URL(address).port)
    log.info('listening', { host: config.host, port, database: open.kind })
    return {
      address,
      async stop() {
        await drain(app)
        await open.close()
        log.info('stopped')
      },
    }
  } catch (error) {
    await open.close()
    throw error
  }
}
