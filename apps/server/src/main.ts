import { fileURLToPath } from 'node:url'
import { runService } from '@latchkey/service'
import { parseConfig } from './config/parseConfig.ts'
import { startServer } from './start/startServer.ts'

/**
 * Path of the folder with the SQL migrations. It is valid from `src/` and from `dist/`, because
 * both lie beside `drizzle/`.
 */
const migrationsFolder = fileURLToPath(new URL('../drizzle', import.meta.url))

runService(async () => startServer(parseConfig(process.env), migrationsFolder))
