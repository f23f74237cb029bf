import { getTableName, isTable } from 'drizzle-orm'
import { StartError } from '../errors/StartError.ts'
import type { Database, Schema, Tables } from './Database.ts'
import { readMigrationState } from './migrationState.ts'

/**
 * Checks at start that the database belongs to this server and is readable (S-95): it has the
 * latest migration, and every column of every table exists.
 *
 * @throws {StartError} With the reason.
 */
export async function checkIntegrity<schema extends Schema>(
  db: Database<schema>,
  { schema, migrationsFolder }: Tables<schema>,
): Promise<void> {
  if ((await readMigrationState(db, migrationsFolder)) === 'ahead') {
    throw new StartError('The database was written by a newer version of this server.')
  }
  for (const table of Object.values(schema).filter(isTable)) {
    await db
      .select()
      .from(table)
      .limit(1)
      .catch((cause: unknown) => {
        const sentence = `The database is damaged: the table "${getTableName(table)}" cannot be read.`
        throw new StartError(sentence, { cause })
      })
  }
}
