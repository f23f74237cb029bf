import type { Standing } from '@latchkey/product-api'
import type { Board } from '../product/createLeaderboardQueries.ts'

export type Change = Omit<Standing, 'rank'>

/** Sorts by points, highest first. Ties follow the server's order. */
function compare(one: Change, other: Change): number {
  return other.points - one.points || (other.player.id > one.player.id ? 1 : -1)
}

/** Whether a row ranks within the loaded part of the board rather than below it. */
function isWithin(row: Change, end: Standing | undefined): boolean {
  return end === undefined || compare(row, end) <= 0
}

/**
 * Adds ranks to sorted rows, from the top of a board: a tie shares a rank, and the next rank is
 * skipped.
 */
function withRanks(rows: readonly Change[]): Standing[] {
  let rank = 0
  return rows.map((row, index) => {
    if (row.points !== rows[index - 1]?.points) rank = index + 1
    return { ...row, rank }
  })
}

/**
 * Applies changes to the loaded pages of a board: rows move, enter from below or drop out. The
 * cursors of later pages stay valid.
 */
export function withChanges(board: Board, changes: readonly Change[]): Board {
  const last = board.pages.at(-1)
  const end = last?.next === null ? undefined : last?.end
  const rows = new Map<string, Change>()
  for (const row of [...board.pages.flatMap((page) => page.standings), ...changes])
    rows.set(row.player.id, row)
  const kept = [...rows.values()].filter((row) => isWithin(row, end)).toSorted(compare)
  const standings = withRanks(kept.map(({ player, points }) => ({ player, points })))
  // All rows move to the first page, because only the joined list is sorted.
  const pages = board.pages.map((page, index) => ({
    ...page,
    standings: index === 0 ? standings : [],
  }))
  return { ...board, pages }
}
