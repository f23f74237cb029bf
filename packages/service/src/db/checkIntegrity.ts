import { getTableName, isTable } from 'drizzle-orm'
import { StartError } from '../errors/StartError.ts'
import type { Database, Schema, Tables } from './Database.ts'
import { readMigrationState } from './migrationState.ts'

/**
 * Checks when the server starts that the database belongs to it and is readable (S-95): the newest
 * migration must be applied, and every column of every table must exist.
 *
 * @throws {StartError} Its message is the reason.
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
