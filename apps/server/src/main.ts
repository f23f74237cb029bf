import { fileURLToPath } from 'node:url'
import { runService } from '@latchkey/service'
import { parseConfig } from './config/parseConfig.ts'
import { startServer } from './start/startServer.ts'

/** Relative to this file; the path is the same from `src/` and from `dist/`. */
const migrationsFolder = fileURLToPath(new URL('../drizzle', import.meta.url))

runService(async () => startServer(parseConfig(process.env), migrationsFolder))
