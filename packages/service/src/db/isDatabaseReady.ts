import type { Database, Schema } from './Database.ts'
import { readMigrationState } from './migrationState.ts'

/** Tells whether the database answers and is as new as the server. */
export async function isDatabaseReady<schema extends Schema>(
  db: Database<schema>,
  migrationsFolder: string,
): Promise<boolean> {
  try {
    return (await readMigrationState(db, migrationsFolder)) === 'current'
  } catch {
    return false // no answer is the answer here
  }
}
