import type { Player } from '@latchkey/product-api'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../db/Database.ts'
import { readRows } from '../db/readRows.ts'
import { playersAbove, playersAt } from './playersAbove.ts'
import { toRanks } from './toRanks.ts'

/**
 * Schema of the position of a leaderboard row: its points, and the player's id, which orders
 * players with equal points.
 */
export const BoardPlace = z.tuple([z.int(), z.string()])
export type BoardPlace = z.infer<typeof BoardPlace>

export type BoardRow = {
  readonly player: Player
  readonly rank: number
  readonly points: number
}

export const Row = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  /** Index of the player's chosen avatar drawing; `null` for a deleted player. */
  avatar: z.nullable(z.int()),
  points: z.int(),
})

/** Converts a database row to the player type of the API. The default avatar is omitted. */
export function toPlayer({ id, name, avatar }: z.infer<typeof Row>): Player {
  return { id, name, ...(avatar && { avatar }) }
}

const PlacedRow = Row.extend({ above: z.int(), same: z.int() })

/** Reads leaderboard rows after a position, highest points first. */
export function readBoard(
  db: Database,
  seasonId: string,
  { after, limit }: { readonly after?: BoardPlace | undefined; readonly limit: number },
): Promise<BoardRow[]> {
  const below = after && sql`and (points, user_id) < (${after[0]}, ${after[1]})`
  return readWindow(
    db,
    seasonId,
    sql`select user_id, points from standings where season_id = ${seasonId} ${below}
        order by points desc, user_id desc limit ${limit}`,
  )
}

/**
 * Reads the leaderboard rows around a player, with equally many rows above and below. Returns `[]`
 * if the player has no points.
 */
export function readAround(
  db: Database,
  seasonId: string,
  { userId, each }: { readonly userId: string; readonly each: number },
): Promise<BoardRow[]> {
  const own = sql`select points, user_id from standings where season_id = ${seasonId} and user_id = ${userId}`
  const near = sql`select user_id, points from standings where season_id = ${seasonId}`
  return readWindow(
    db,
    seasonId,
    sql`(${near} and (points, user_id) > (${own}) order by points, user_id limit ${each})
        union all
        (${near} and (points, user_id) <= (${own}) order by points desc, user_id desc limit ${each + 1})`,
  )
}

/**
 * Reads leaderboard rows and the player counts for their ranks in one statement, so that both come
 * from the same database snapshot.
 */
async function readWindow(db: Database, seasonId: string, rows: SQL): Promise<BoardRow[]> {
  const most = sql`(select max(points) from board)`
  const found = await readRows(
    db,
    sql`with board as materialized (${rows}), place as materialized (
          select ${playersAbove(seasonId, most)} as above, ${playersAt(seasonId, most)} as same
        )
        select board.user_id as id, users.display_name as name, users.avatar, board.points, place.above, place.same
        from place, board left join users on users.id = board.user_id
        order by board.points desc, board.user_id desc`,
    PlacedRow,
  )
  const [first] = found
  if (!first) return []
  const ranks = toRanks(found, first)
  return found.map((row, index) => ({
    player: toPlayer(row),
    rank: ranks[index] ?? 0,
    points: row.points,
  }))
}
