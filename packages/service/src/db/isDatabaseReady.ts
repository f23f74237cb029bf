import type { Database, Schema } from './Database.ts'
import { readMigrationState } from './migrationState.ts'

/** Returns whether the database answers and has the server's latest migration. */
export async function isDatabaseReady<schema extends Schema>(
  db: Database<schema>,
  migrationsFolder: string,
): Promise<boolean> {
  try {
    return (await readMigrationState(db, migrationsFolder)) === 'current'
  } catch {
    return false // A failed query means that the database is not ready.
  }
}
