import type { FastifyInstance } from 'fastify'
import { systemClock } from './Clock.ts'
import type { Config } from './config/Config.ts'
import { createServer } from './createServer.ts'
import { isDatabaseReady } from './db/isDatabaseReady.ts'
import { openDatabase } from './db/openDatabase.ts'
import { drain } from './drain.ts'
import { createLog } from './log/createLog.ts'
import { createMetrics } from './metrics/createMetrics.ts'
import { StartError } from './StartError.ts'

export type RunningServer = {
  /** Where it listens; the port is the one taken where 0 was asked for. */
  readonly address: string
  /** Takes no new requests, ends those under way within 10 s, closes the database (S-95). */
  readonly stop: () => Promise<void>
}

/**
 * Opens the database and listens.
 *
 * @throws {StartError} With one sentence for the person at the terminal.
 */
export async function startServer(
  config: Config,
  migrationsFolder: string,
): Promise<RunningServer> {
  const log = createLog(config.logLevel)
  const { stateDir, databaseUrl } = config
  const open = await openDatabase({ stateDir, databaseUrl, migrationsFolder })
  try {
    const app = await createServer({
      config,
      clock: systemClock,
      db: open.db,
      log,
      metrics: createMetrics(),
      isReady: () => isDatabaseReady(open.db, migrationsFolder),
    })
    const address = await listen(app, config)
    log.info('listening', {
      host: config.host,
      port: Number(new URL(address).port),
      database: open.kind,
    })
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

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (cause) {
    await app.close()
    const isTaken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE'
    const reason = isTaken ? 'is taken by another program' : 'cannot be listened on'
    throw new StartError(`Port ${port} of ${host} ${reason}.`, { cause })
  }
}
