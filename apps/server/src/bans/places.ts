import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'

type Writer = Pick<Database, 'execute'>

/**
 * Takes a player off the boards of all seasons: the places below close up, and no reading costs more for it. The player's
 * row has to be locked against awards.
 */
export async function hidePlaces(db: Writer, userId: string): Promise<void> {
  const gone = sql`
    delete from standings using seasons
    where standings.season_id = seasons.id and standings.user_id = ${userId}
    returning standings.season_id, standings.points`
  await count(db, gone, -1)
}

/** Gives a player the places back that the ledger says are theirs. The same lock is needed. */
export async function showPlaces(db: Writer, userId: string): Promise<void> {
  // By way of the seasons, which are few: the index of entries begins with them.
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

/** Writes standings and the counts that follow from them in one statement, in the order in which awards lock counts. */
async function count(db: Writer, written: SQL, step: 1 | -1): Promise<void> {
  await db.execute(sql`
    with moved as (${written}), steps as (
      select season_id, level, points >> (8 * level) as range from moved, generate_series(0, 2) as level
    )
    insert into point_counts as kept (season_id, level, range, players)
    select season_id, level, range, ${step}::integer from steps order by season_id, level, range
    on conflict (season_id, level, range) do update set players = kept.players + excluded.players`)
}
