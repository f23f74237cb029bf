import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../db/Database.ts'
import { readRows } from '../db/readRows.ts'
import type { Award } from '../points/awardPoints.ts'
import { AdminError } from './AdminError.ts'

type Row = Award & { readonly line: number; readonly hasOwnId: boolean }

/** Form of the ids that `readAwards` gives to rows without an id. */
const givenId = '^[A-Za-z0-9_-]{43}:[0-9]+$'

/**
 * Refuses a table without ids that contains rows of an earlier table without ids: same player,
 * points and reason. An edited table would otherwise count twice, and the ledger cannot be edited.
 *
 * @throws {AdminError} The message states the number of such rows and the first line.
 */
export async function refuseRepeated(
  db: Database,
  seasonId: string,
  awards: readonly Row[],
): Promise<void> {
  const rows = awards.filter(({ hasOwnId }) => !hasOwnId)
  const isIn = sql`select from point_entries as entry where entry.season_id = ${seasonId}`
  const found = await readRows(
    db,
    sql`select line from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row(
          line integer, "awardId" text, "userId" text, points integer, reason text
        )
        where not exists (${isIn} and entry.award_id = row."awardId")
        and exists (${isIn} and entry.user_id = row."userId" and entry.points = row.points
          and entry.reason = row.reason and entry.award_id ~ ${givenId})
        order by line`,
    z.object({ line: z.int() }),
  )
  const [first] = found
  if (!first) return
  throw new AdminError(
    `${found.length} of these rows were already awarded by an earlier table without ids, the first in line ${first.line}. Nothing was written. Remove them, give each row an id, or count them again with --repeat.`,
  )
}
