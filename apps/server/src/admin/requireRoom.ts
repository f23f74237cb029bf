import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../db/Database.ts'
import { readRows } from '../db/readRows.ts'
import type { Award } from '../points/awardPoints.ts'
import { AdminError } from './AdminError.ts'

/** The highest total of a player in a season, which is the limit of the database's column. */
const mostTotal = 2_147_483_647

/**
 * Checks before a table is written that no player's total leaves the range of the database at any
 * row of the table.
 *
 * @throws {AdminError} The message names a player and the limit.
 */
export async function requireRoom(
  db: Database,
  seasonId: string,
  awards: readonly Award[],
): Promise<void> {
  const [found] = await readRows(
    db,
    sql`with gained as (
          select "userId" as user_id, sum(greatest(points, 0)) as up, sum(least(points, 0)) as down
          from jsonb_to_recordset(${JSON.stringify(awards)}::text::jsonb) as award(
            "userId" text, points bigint
          ) group by "userId"
        )
        select coalesce(users.display_name, users.id) as player from gained
        join users on users.id = gained.user_id
        left join standings on standings.season_id = ${seasonId}
          and standings.user_id = gained.user_id
        where coalesce(standings.points, 0) + up > ${mostTotal}::bigint
          or coalesce(standings.points, 0) + down < -${mostTotal}::bigint
        limit 1`,
    z.object({ player: z.string() }),
  )
  if (!found) return
  throw new AdminError(
    `The points of "${found.player}" would exceed ${mostTotal} in this season. Nothing was written.`,
  )
}
