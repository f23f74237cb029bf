/** The points of one leaderboard row. */
type Standing = { readonly points: number }

/** Values from which the rank of the first row on a leaderboard page is computed. */
export type Place = {
  /** Number of players on the whole leaderboard with more points than the first row. */
  readonly above: number
  /** Number of players with the same points as the first row, including players on other pages. */
  readonly same: number
}

/**
 * Returns the rank of each row. The rank is one more than the number of players with more points.
 * Players with equal points share a rank, and the next rank skips numbers (1, 2, 2, 4). The rows
 * must be consecutive on the leaderboard, best first.
 */
export function toRanks(rows: readonly Standing[], first: Place): number[] {
  const ranks: number[] = []
  let next = first.above + first.same + 1
  for (const [index, { points }] of rows.entries()) {
    const before = rows[index - 1]
    if (before === undefined) ranks.push(first.above + 1)
    else if (before.points === points) ranks.push(ranks[index - 1] ?? 0)
    else ranks.push(next)
    // `first.same` already counts the players with the points of the first row.
    if (points !== rows[0]?.points) next += 1
  }
  return ranks
}
