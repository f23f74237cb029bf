import type { Standing } from '@latchkey/product-api'
import type { Board } from '../product/createLeaderboardQueries.ts'

export type Change = Omit<Standing, 'rank'>

/**
 * Compares two leaderboard rows for sorting: highest points first, equal points in the server's
 * order.
 */
function compare(one: Change, other: Change): number {
  return other.points - one.points || (other.player.id > one.player.id ? 1 : -1)
}

/**
 * Returns whether a changed row ranks within the loaded part of the leaderboard, whose last row is
 * `end`.
 */
function isWithin(row: Change, end: Standing | undefined): boolean {
  return end === undefined || compare(row, end) <= 0
}

/**
 * Adds ranks to leaderboard rows sorted by points. Rows with equal points share a rank, and the
 * following ranks are skipped: 1, 2, 2, 4.
 */
function withRanks(rows: readonly Change[]): Standing[] {
  let rank = 0
  return rows.map((row, index) => {
    if (row.points !== rows[index - 1]?.points) rank = index + 1
    return { ...row, rank }
  })
}

/**
 * Returns the loaded leaderboard pages with changed points applied. Rows move, enter the loaded
 * pages or leave them. The cursors for further pages stay valid.
 */
export function withChanges(board: Board, changes: readonly Change[]): Board {
  const last = board.pages.at(-1)
  const end = last?.next === null ? undefined : last?.end
  const rows = new Map<string, Change>()
  for (const row of [...board.pages.flatMap((page) => page.standings), ...changes])
    rows.set(row.player.id, row)
  const kept = [...rows.values()].filter((row) => isWithin(row, end)).sort(compare)
  const standings = withRanks(kept.map(({ player, points }) => ({ player, points })))
  // Puts all rows into the first page, because the list joins the pages anyway.
  const pages = board.pages.map((page, index) => ({
    ...page,
    standings: index === 0 ? standings : [],
  }))
  return { ...board, pages }
}
