import type { FastifyInstance } from 'fastify'
import type { Log } from '../log/createLog.ts'
import { drain } from './drain.ts'
import { listen, type Place } from './listen.ts'
import type { RunningService } from './RunningService.ts'

export type StatelessOptions = {
  readonly config: Place
  readonly log: Log
  readonly app: FastifyInstance
}

/**
 * Accepts requests like `startService`, for a server without a database.
 *
 * @throws {StartError} Its message is one sentence for the operator.
 */
export async function startStateless({
  config,
  log,
  app,
}: StatelessOptions): Promise<RunningService> {
  const address = await listen(app, config)
  log.info('listening', { host: config.host, port: Number(new URL(address).port) })
  return {
    address,
    async stop() {
      await drain(app)
      log.info('stopped')
    },
  }
}
