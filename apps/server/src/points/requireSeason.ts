import type { Database } from '../db/Database.ts'
import { RefusalError } from '../errors/RefusalError.ts'
import { readSeason, type SeasonRow } from './seasons.ts'

/**
 * Reads the season that a request names.
 *
 * @throws {RefusalError} `not_found`: the season does not exist.
 */
export async function requireSeason(db: Database, id: string): Promise<SeasonRow> {
  const season = await readSeason(db, id)
  if (!season) throw new RefusalError('not_found')
  return season
}
