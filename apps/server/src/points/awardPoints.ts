import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../db/Database.ts'
import { readRows } from '../db/readRows.ts'
import { SeasonClosedError } from './SeasonClosedError.ts'

export type Award = {
  /**
   * Id of the award, chosen by the awarding operator. A second award with the same id in the same
   * season is ignored.
   */
  readonly awardId: string
  readonly userId: string
  /** Number of awarded points; negative for a correction. */
  readonly points: number
  /** Reason of the award as shown to the player, e.g. `Weekly quest`. */
  readonly reason: string
  readonly awardedAt: Date
}

const Written = z.object({ open: z.boolean(), counted: z.int() })

/**
 * Writes awards into the ledger, and updates standings and counts in the same statement. If one
 * player is unknown, all awards fail. Awards to banned players are skipped. Rows are locked in the
 * order of their keys, which prevents deadlocks.
 *
 * @returns The number of awards that were not in the ledger before.
 * @throws {SeasonClosedError} The season does not exist or is closed.
 */
export async function awardPoints(
  db: Pick<Database, 'execute'>,
  seasonId: string,
  awards: readonly Award[],
): Promise<number> {
  const [written] = await readRows(db, toStatement(seasonId, awards), Written)
  if (!written?.open) throw new SeasonClosedError()
  return written.counted
}

function toStatement(seasonId: string, awards: readonly Award[]) {
  return sql`
    with season as (
      select id from seasons where id = ${seasonId} and closed_at is null for share
    ), awards as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(awards)}::text::jsonb) as award(
        "awardId" text, "userId" text, points integer, reason text, "awardedAt" timestamptz
      )
    ), known as materialized (
      select id, banned_at from users where id in (select "userId" from awards) order by id for key share
    ), written as (
      insert into point_entries (season_id, award_id, user_id, points, reason, awarded_at)
      select season.id, "awardId", known.id, points, reason, "awardedAt"
      from season, awards left join known on known.id = "userId"
      where banned_at is null
      order by "awardId"
      on conflict (season_id, award_id) do nothing
      returning user_id, points
    ), gained as (
      select user_id, sum(points)::integer as points from written group by user_id
    ), stood as (
      insert into standings as standing (season_id, user_id, points)
      select ${seasonId}, user_id, points from gained order by user_id
      on conflict (season_id, user_id) do update set points = standing.points + excluded.points
      returning user_id, points, xmax = 0 as is_new
    ), moved as (
      select is_new, stood.points as after, stood.points - gained.points as before
      from stood join gained using (user_id)
    ), steps as (
      select level, after >> (8 * level) as range, 1 as players from moved, generate_series(0, 2) as level
      union all
      select level, before >> (8 * level), -1 from moved, generate_series(0, 2) as level where not is_new
    ), recounted as (
      insert into point_counts as kept (season_id, level, range, players)
      select ${seasonId}, level, range, sum(players) from steps
      group by level, range having sum(players) <> 0 order by level, range
      on conflict (season_id, level, range) do update set players = kept.players + excluded.players
    )
    select exists (select from season) as open, (select count(*)::integer from written) as counted`
}
