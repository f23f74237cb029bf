import { type SQL, sql } from 'drizzle-orm'

/**
 * Returns an SQL expression for the number of players in a season with more than the given points.
 * It adds the counts of ranges of 65,536, 256 and 1 points. It reads at most 255 rows per level,
 * instead of all standings above (decision 0034).
 */
export function playersAbove(seasonId: string, points: SQL): SQL {
  const ranges = [
    sql`level = 2 and range > ${points} >> 16`,
    sql`level = 1 and range > ${points} >> 8 and range <= ${points} >> 8 | 255`,
    sql`level = 0 and range > ${points} and range <= ${points} | 255`,
  ]
  const sums = ranges.map(
    (of) =>
      sql`(select coalesce(sum(players), 0) from point_counts where season_id = ${seasonId} and ${of})`,
  )
  return sql`(${sql.join(sums, sql` + `)})::integer`
}

/**
 * Returns an SQL expression for the number of players in a season with exactly the given points.
 */
export function playersAt(seasonId: string, points: SQL): SQL {
  return sql`coalesce((
    select players from point_counts where season_id = ${seasonId} and level = 0 and range = ${points}
  ), 0)`
}

/** Returns an SQL expression for the number of players in a season. */
export function playersOf(seasonId: SQL): SQL {
  return sql`coalesce((
    select sum(players)::integer from point_counts where season_id = ${seasonId} and level = 2
  ), 0)`
}
