import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../db/Database.ts'
import { readRows } from '../db/readRows.ts'
import { toNameKey } from '../users/toNameKey.ts'
import { playersAbove } from './playersAbove.ts'
import { type BoardRow, Row, toPlayer } from './readBoard.ts'

const RankedRow = Row.extend({ above: z.int() })

export type SearchOptions = {
  readonly search: string
  /** Normalised name of the last row of the previous page; absent for the first page. */
  readonly after?: string | undefined
  readonly limit: number
}

/**
 * Reads the players of a season whose names start with the given text, ordered by name. Upper and
 * lower case are equal.
 */
export async function searchBoard(
  db: Database,
  seasonId: string,
  { search, after, limit }: SearchOptions,
): Promise<BoardRow[]> {
  const key = toNameKey(search)
  const behind = after === undefined ? sql`` : sql`and users.name_key > ${after}`
  const found = await readRows(
    db,
    sql`with found as materialized (
          select users.id, users.display_name as name, users.avatar, users.name_key, standings.points
          from users join standings on standings.season_id = ${seasonId} and standings.user_id = users.id
          where users.name_key >= ${key} and users.name_key < ${`${key}\u{10FFFF}`} ${behind}
          order by users.name_key limit ${limit}
        )
        select id, name, avatar, points, ${playersAbove(seasonId, sql`found.points`)} as above
        from found order by name_key`,
    RankedRow,
  )
  return found.map((row) => ({
    player: toPlayer(row),
    rank: row.above + 1,
    points: row.points,
  }))
}
