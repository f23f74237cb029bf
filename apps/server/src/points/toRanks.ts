/** Rows of a board in its order, best first. */
type Standing = { readonly points: number }

/** What is known of the players with the points of the first row. */
export type Place = {
  /** How many players have more. */
  readonly above: number
  /** How many have as many, whether or not they stand in these rows. */
  readonly same: number
}

/**
 * Gives each row its rank: one more than the players with more points, so that a tie shares a rank and the next one skips
 * (1, 2, 2, 4). Rows follow each other on the board without a gap.
 */
export function toRanks(rows: readonly Standing[], first: Place): number[] {
  const ranks: number[] = []
  let next = first.above + first.same + 1
  for (const [index, { points }] of rows.entries()) {
    const before = rows[index - 1]
    if (before === undefined) ranks.push(first.above + 1)
    else if (before.points === points) ranks.push(ranks[index - 1] ?? 0)
    else ranks.push(next)
    // Those of the first row's points are counted already.
    if (points !== rows[0]?.points) next += 1
  }
  return ranks
}
