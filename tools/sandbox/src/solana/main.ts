import * as z from 'zod'
import { solanaDefinitions } from './definitions.ts'
import { startCluster } from './startCluster.ts'

/**
 * Settings of the process that runs both clusters. It is separate from the sandbox, because a panic
 * in the native module ends the whole process.
 */
const Settings = z.object({
  clusters: z.array(z.object({ name: z.string(), port: z.number(), stateFile: z.string() })),
  owners: z.array(z.string()),
  controlSecret: z.string().min(16),
})

async function main(): Promise<void> {
  const { clusters, owners, controlSecret } = Settings.parse(
    JSON.parse(process.env['LATCHKEY_SOLANA'] ?? '{}'),
  )
  const started = await Promise.all(
    clusters.map(async ({ name, port, stateFile }) => {
      const definition = solanaDefinitions.find((candidate) => candidate.name === name)
      return definition && startCluster({ definition, port, stateFile, owners, controlSecret })
    }),
  )
  const stop = async () => {
    await Promise.all(started.map((cluster) => cluster?.stop()))
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
