import { type SQL, sql } from 'drizzle-orm'

/**
 * How many players of a season have more points, as an SQL expression: whole ranges of 65,536 above, of 256 within the
 * own one of those, and single values within the own one of these. At most 255 rows of each are read, where counting the
 * standings would read every player above (decision 0034).
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

/** How many players of a season have exactly these points. */
export function playersAt(seasonId: string, points: SQL): SQL {
  return sql`coalesce((
    select players from point_counts where season_id = ${seasonId} and level = 0 and range = ${points}
  ), 0)`
}

/** How many players a season has. */
export function playersOf(seasonId: SQL): SQL {
  return sql`coalesce((
    select sum(players)::integer from point_counts where season_id = ${seasonId} and level = 2
  ), 0)`
}
