import * as z from 'zod'
import { isOwnOrigin, refuseStrangers } from '../http/refuseStrangers.ts'
import { createRelay } from './createRelay.ts'

/**
 * Schema of the relay process's settings. The relay is a separate process, so that tests can kill
 * it.
 */
const Settings = z.object({
  port: z.number(),
  projectIds: z.array(z.string()),
  urls: z.array(z.string()),
  stateFile: z.string(),
  controlSecret: z.string().min(16),
})

async function main(): Promise<void> {
  const { port, ...settings } = Settings.parse(JSON.parse(process.env['LATCHKEY_RELAY'] ?? '{}'))
  const server = createRelay({ ...settings, isOriginAllowed: isOwnOrigin }).createServer()
  refuseStrangers(server.server)
  await server.listen({ host: '127.0.0.1', port })
  const stop = () => server.close().then(() => process.exit(0))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
