import { checkIntegrity } from './checkIntegrity.ts'
import type { OpenDatabase, Schema, Tables, WatchQueries } from './Database.ts'
import { openPglite } from './openPglite.ts'
import { openPostgres } from './openPostgres.ts'

export type DatabaseOptions<schema extends Schema> = Tables<schema> & {
  /** PostgreSQL; absent: PGlite in `stateDir`. */
  readonly databaseUrl: string | undefined
  readonly stateDir: string
  readonly onQuery?: WatchQueries | undefined
}

/**
 * Opens the database, migrates it forward and checks that it is whole.
 *
 * @throws {StartError} It cannot be opened, or it is not this server's.
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
