import { and, desc, eq, lt, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../db/Database.ts'
import { readRows } from '../db/readRows.ts'
import { pointEntries } from '../db/schema.ts'
import { playersAbove } from './playersAbove.ts'

const PlaceRow = z.object({ points: z.int(), above: z.int() })

export type Player = { readonly seasonId: string; readonly userId: string }

/**
 * Reads a player's rank and points in a season. Returns `null` if the player has no points there.
 */
export async function readPlace(db: Database, { seasonId, userId }: Player) {
  const [row] = await readRows(
    db,
    sql`select points, ${playersAbove(seasonId, sql`standings.points`)} as above
        from standings where season_id = ${seasonId} and user_id = ${userId}`,
    PlaceRow,
  )
  return row ? { points: row.points, rank: row.above + 1 } : null
}

/** Reads a page of a player's awards in a season, newest first. */
export function readAwards(
  db: Database,
  { seasonId, userId }: Player,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
) {
  const { sequence, points, reason, awardedAt } = pointEntries
  return db
    .select({ sequence, points, reason, awardedAt })
    .from(pointEntries)
    .where(
      and(
        eq(pointEntries.seasonId, seasonId),
        eq(pointEntries.userId, userId),
        before === undefined ? undefined : lt(sequence, before),
      ),
    )
    .orderBy(desc(sequence))
    .limit(limit)
}
