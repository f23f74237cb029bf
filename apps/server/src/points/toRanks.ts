/** Rows of a board in its order, best first. */
type Standing = { readonly points: number }

/** Numbers about the players with the points of the first row. */
export type Place = {
  /** Number of players with more points. */
  readonly above: number
  /** Number of players with the same points, including players outside these rows. */
  readonly same: number
}

/**
 * Returns the rank of each row: one more than the number of players with more points. Players with
 * equal points share a rank, and the next rank skips (1, 2, 2, 4). The rows must be consecutive on
 * the board.
 */
export function toRanks(rows: readonly Standing[], first: Place): number[] {
  const ranks: number[] = []
  let next = first.above + first.same + 1
  for (const [index, { points }] of rows.entries()) {
    const before = rows[index - 1]
    if (before === undefined) ranks.push(first.above + 1)
    else if (before.points === points) ranks.push(ranks[index - 1] ?? 0)
    else ranks.push(next)
    // Players with the points of the first row are counted already.
    if (points !== rows[0]?.points) next += 1
  }
  return ranks
}
