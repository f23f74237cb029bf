import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'

type Writer = Pick<Database, 'execute'>

/**
 * Removes a banned player from the leaderboards of all seasons, so that lower ranks move up. The
 * caller must hold the lock on the player's row.
 */
export async function hidePlaces(db: Writer, userId: string): Promise<void> {
  const gone = sql`
    delete from standings using seasons
    where standings.season_id = seasons.id and standings.user_id = ${userId}
    returning standings.season_id, standings.points`
  await count(db, gone, -1)
}

/**
 * Adds a player to the leaderboards again after a ban, with points from the ledger of awards. The
 * caller must hold the lock on the player's row.
 */
export async function showPlaces(db: Writer, userId: string): Promise<void> {
  // Starts the join from the few seasons, because the index of point entries starts with the
  // season.
  const back = sql`
    insert into standings (season_id, user_id, points)
    select seasons.id, ${userId}, sum(entries.points)::integer
    from seasons join point_entries as entries
      on entries.season_id = seasons.id and entries.user_id = ${userId}
    group by seasons.id
    on conflict do nothing
    returning season_id, points`
  await count(db, back, 1)
}

/**
 * Changes rows of `standings`, and updates the matching counts in `point_counts`, in one statement.
 * Locks the rows of `point_counts` in the same order as `awardPoints`, so that no deadlock occurs.
 *
 * @param step - `1` if the statement `written` adds standings, `-1` if it removes them.
 */
async function count(db: Writer, written: SQL, step: 1 | -1): Promise<void> {
  await db.execute(sql`
    with moved as (${written}), steps as (
      select season_id, level, points >> (8 * level) as range from moved, generate_series(0, 2) as level
    )
    insert into point_counts as kept (season_id, level, range, players)
    select season_id, level, range, ${step}::integer from steps order by season_id, level, range
    on conflict (season_id, level, range) do update set players = kept.players + excluded.players`)
}
