import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../db/Database.ts'
import { readRows } from '../db/readRows.ts'

const Sum = z.object({ balance: z.coerce.number().int() })

/**
 * Reads the points that a player can spend: points of all seasons plus welcome points, minus points
 * spent (decision 0035).
 */
export async function readBalance(db: Pick<Database, 'execute'>, userId: string): Promise<number> {
  // Starts the join from the few seasons, because the primary key of standings starts with the
  // season.
  const [row] = await readRows(
    db,
    sql`select
          (select coalesce(sum(standings.points), 0) from seasons
            join standings on standings.season_id = seasons.id and standings.user_id = ${userId})
          + (select coalesce(sum(points), 0) from spend_entries where user_id = ${userId}) as balance`,
    Sum,
  )
  return row?.balance ?? 0
}
