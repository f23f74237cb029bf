import { type SQL, sql } from 'drizzle-orm'

/**
 * SQL expression for the number of players of a season with more points. It adds whole ranges of
 * 65,536 above, ranges of 256 within the same 65,536, and single values within the same 256. At
 * most 255 rows per level are read, instead of all standings above (decision 0034).
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

/** SQL expression for the number of players of a season with exactly these points. */
export function playersAt(seasonId: string, points: SQL): SQL {
  return sql`coalesce((
    select players from point_counts where season_id = ${seasonId} and level = 0 and range = ${points}
  ), 0)`
}

/** SQL expression for the number of players of a season. */
export function playersOf(seasonId: SQL): SQL {
  return sql`coalesce((
    select sum(players)::integer from point_counts where season_id = ${seasonId} and level = 2
  ), 0)`
}
