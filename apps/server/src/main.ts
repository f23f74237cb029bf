import { fileURLToPath } from 'node:url'
import { parseConfig } from './config/parseConfig.ts'
import { StartError } from './StartError.ts'
import { startServer } from './startServer.ts'

/** The same from `src/` and from `dist/`. */
const migrationsFolder = fileURLToPath(new URL('../drizzle', import.meta.url))

async function main(): Promise<void> {
  const server = await startServer(parseConfig(process.env), migrationsFolder)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

main().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.shortMessage}\n`)
  process.exit(1)
})
