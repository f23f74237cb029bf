import { deriveSealingKeys } from '@latchkey/frame-api/sealing'
import {
  asIs,
  createLog,
  createServiceMetrics,
  type RunningService,
  startStateless,
  systemClock,
} from '@latchkey/service'
import type { Config } from '../config/Config.ts'
import { createTickets } from '../tickets/createTickets.ts'
import { createServer } from './createServer.ts'

/**
 * Derives the key service's keys and accepts requests. Logs the public key, because the operator
 * has to configure it at the frame server.
 *
 * @throws {StartError} Its message is one sentence for the operator.
 */
export async function startServer(config: Config): Promise<RunningService> {
  const log = createLog<{ readonly publicKey?: string }>({
    level: config.logLevel,
    fields: { publicKey: asIs },
  })
  const keys = await deriveSealingKeys(Uint8Array.from(config.secretKey))
  log.info('key', { publicKey: Buffer.from(keys.publicKey).toString('base64url') })
  const app = await createServer({
    config,
    clock: systemClock,
    log,
    metrics: createServiceMetrics(),
    isReady: async () => true,
    keys,
    tickets: createTickets(config),
  })
  return startStateless({ config, log, app })
}
