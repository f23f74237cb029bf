import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { StartError } from '../errors/StartError.ts'
import type { OpenDatabase, Schema, Tables, WatchQueries } from './Database.ts'
import { timeQueries } from './timeQueries.ts'

const connections = 10
const connectTimeoutSeconds = 10
const closeTimeoutSeconds = 5
const names = { run: 'unsafe', nest: ['begin', 'savepoint'] }
/**
 * Number of the advisory lock for migrations, "latc" in ASCII. All servers of a database use it.
 */
const migrationLock = 0x6c617463

/**
 * Connects to a PostgreSQL server and applies new migrations.
 *
 * @throws {StartError} The database cannot be reached or migrated.
 */
export async function openPostgres<schema extends Schema>(
  url: string,
  {
    schema,
    migrationsFolder,
    onQuery,
  }: Tables<schema> & { readonly onQuery?: WatchQueries | undefined },
): Promise<OpenDatabase<schema>> {
  const client = postgres(url, {
    max: connections,
    connect_timeout: connectTimeoutSeconds,
    onnotice: () => undefined,
  })
  const db = drizzle(client, { schema })
  try {
    // Servers that start concurrently apply migrations one after the other. A transaction holds the
    // lock, because connection poolers share session locks between clients.
    await client.begin(async (lock) => {
      await lock`select pg_advisory_xact_lock(${migrationLock})`
      await migrate(db, { migrationsFolder })
    })
  } catch (cause) {
    await client.end({ timeout: 0 })
    const sentence = 'The database of DATABASE_URL cannot be reached or migrated.'
    throw new StartError(sentence, { cause })
  }
  const watched = onQuery ? drizzle(timeQueries(client, names, onQuery), { schema }) : db
  return {
    db: watched,
    kind: 'postgres',
    close: () => client.end({ timeout: closeTimeoutSeconds }),
  }
}
