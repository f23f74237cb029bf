import type { ResponseOf } from '@latchkey/product-api'
import type { watchLeaderboard } from '@latchkey/product-api/endpoints'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../db/Database.ts'
import { readRows } from '../db/readRows.ts'
import { Row, toPlayer } from './readBoard.ts'

export type BoardChanges = ResponseOf<typeof watchLeaderboard>

/** Maximum number of players in one change event of a leaderboard. */
export const mostChanges = 100

const Moment = z.object({ until: z.string(), changed: z.string() })
const Changed = z.array(Row.extend({ reach: z.int() }))

/**
 * SQL for the id of the oldest running transaction. All transactions with a smaller id have ended,
 * so their awards are visible.
 */
const moment = sql`select pg_snapshot_xmin(pg_current_snapshot()) as until`

/**
 * Reads the current position in the ledger of awards, to pass to `readChanges` later. All later
 * writes come after this position.
 */
export async function readMoment(db: Database): Promise<string> {
  const [row] = await readRows(
    db,
    sql`select until::text from (${moment}) as moment`,
    Moment.pick({ until: true }),
  )
  return row?.until ?? '0'
}

/**
 * Reads the players whose points changed since a position in the ledger of awards. Positions are
 * transaction ids instead of times. A long transaction is therefore still reported after its
 * commit, and no change is missed (decision 0034).
 *
 * @param since - `until` of the previous call.
 */
export async function readChanges(db: Database, seasonId: string, since: string) {
  const [read] = await readRows(
    db,
    sql`with moment as (${moment}), news as (
          select user_id, sum(points)::integer as gained from point_entries, moment
          where season_id = ${seasonId} and written_by >= ${since}::text::xid8 and written_by < moment.until
          group by user_id
        ), changed as (
          select news.user_id as id, users.display_name as name, users.avatar, standings.points,
            greatest(standings.points, standings.points - news.gained) as reach
          from news
            join standings on standings.season_id = ${seasonId} and standings.user_id = news.user_id
            left join users on users.id = news.user_id
          order by reach desc limit ${mostChanges + 1}
        )
        select until::text, (select coalesce(json_agg(changed order by reach desc), '[]') from changed)::text as changed
        from moment`,
    Moment,
  )
  if (!read) return { until: since, news: { changes: [], missedBelow: null } }
  const changed = Changed.parse(JSON.parse(read.changed))
  const news: BoardChanges = {
    changes: changed
      .slice(0, mostChanges)
      .map((row) => ({ player: toPlayer(row), points: row.points })),
    missedBelow: changed[mostChanges]?.reach ?? null,
  }
  return { until: read.until, news }
}
