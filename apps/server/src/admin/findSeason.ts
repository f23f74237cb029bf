import { eq, or } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { seasons } from '../db/schema.ts'
import type { SeasonRow } from '../points/seasons.ts'
import { AdminError } from './AdminError.ts'

/**
 * Finds a season by its name or id, for an admin command.
 *
 * @throws {AdminError} The season does not exist.
 */
export async function findSeason(db: Database, named: string): Promise<SeasonRow> {
  const [season] = await db
    .select()
    .from(seasons)
    .where(or(eq(seasons.name, named), eq(seasons.id, named)))
  if (!season) throw new AdminError(`There is no season "${named}".`)
  return season
}
