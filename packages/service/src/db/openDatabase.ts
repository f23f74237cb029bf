import { checkIntegrity } from './checkIntegrity.ts'
import type { OpenDatabase, Schema, Tables, WatchQueries } from './Database.ts'
import { openPglite } from './openPglite.ts'
import { openPostgres } from './openPostgres.ts'

export type DatabaseOptions<schema extends Schema> = Tables<schema> & {
  /** URL of a PostgreSQL server. Absent: a PGlite database in `stateDir`. */
  readonly databaseUrl: string | undefined
  readonly stateDir: string
  readonly onQuery?: WatchQueries | undefined
}

/**
 * Opens a server's database, applies new migrations and checks its integrity.
 *
 * @throws {StartError} The database cannot be opened, or does not belong to this server.
 */
export async function openDatabase<schema extends Schema>(
  options: DatabaseOptions<schema>,
): Promise<OpenDatabase<schema>> {
  const { databaseUrl, stateDir } = options
  const open = databaseUrl
    ? await openPostgres(databaseUrl, options)
    : await openPglite(stateDir, options)
  try {
    await checkIntegrity(open.db, options)
    return open
  } catch (error) {
    await open.close()
    throw error
  }
}
