import { checkIntegrity } from './checkIntegrity.ts'
import type { OpenDatabase } from './Database.ts'
import { openPglite } from './openPglite.ts'
import { openPostgres } from './openPostgres.ts'

export type DatabaseOptions = {
  /** PostgreSQL; absent: PGlite in `stateDir`. */
  readonly databaseUrl: string | undefined
  readonly stateDir: string
  readonly migrationsFolder: string
}

/**
 * Opens the database, migrates it forward and checks that it is whole.
 *
 * @throws {StartError} It cannot be opened, or it is not this server's.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, stateDir, migrationsFolder } = options
  const open = databaseUrl
    ? await openPostgres(databaseUrl, migrationsFolder)
    : await openPglite(stateDir, migrationsFolder)
  try {
    await checkIntegrity(open.db, migrationsFolder)
    return open
  } catch (error) {
    await open.close()
    throw error
  }
}
