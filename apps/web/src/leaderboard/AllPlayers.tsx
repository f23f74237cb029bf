import type { Season, Standing } from '@latchkey/product-api'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useApp } from '../context/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { useKeepBoard } from '../offline/useKeepBoard.ts'
import type { Board } from '../product/createLeaderboardQueries.ts'
import { isFailing } from '../product/isFailing.ts'
import { BoardEmpty } from './BoardEmpty.tsx'
import { BoardList, BoardSkeleton } from './BoardList.tsx'
import { BoardProblem } from './BoardProblem.tsx'

export type AllPlayersProps = {
  readonly season: Season
  readonly ownId: string | undefined
  /** Prefix of the player names to find. If empty, all players are listed. */
  readonly search: string
  readonly onOwnSeen: (seen: boolean) => void
}

/** The full leaderboard from the top, or the results of a search. */
export function AllPlayers({ season, ownId, search, onOwnSeen }: AllPlayersProps) {
  const { leaderboard: messages } = useMessages()
  const { product } = useApp()
  const board = useInfiniteQuery(product.queries.board(season.id, search), product.queryClient)
  useKeepBoard(season, search === '' ? board.data : undefined)
  const standings = useMemo(() => toStandings(board.data), [board.data])
  const { fetchNextPage } = board
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  if (!board.data) return isFailing(board) ? <BoardProblem query={board} /> : <BoardSkeleton />
  if (standings.length === 0) {
    const { emptyTitle, emptyText, nobodyTitle, nobodyText } = messages
    return search === '' ? (
      <BoardEmpty title={emptyTitle} text={emptyText} />
    ) : (
      <BoardEmpty title={nobodyTitle(search)} text={nobodyText} />
    )
  }
  return (
    <BoardList
      label={search === '' ? messages.board(season.name) : messages.found(search)}
      standings={standings}
      ownId={ownId}
      onOwnSeen={onOwnSeen}
      most={search === '' ? (standings[0]?.points ?? 0) : 0}
      hasMore={board.hasNextPage}
      loadingMore={board.isFetchingNextPage}
      onMore={more}
    />
  )
}

/**
 * Returns the rows of all loaded leaderboard pages without duplicates. A player who moved between
 * two page requests is in both pages; only the first row is kept.
 */
function toStandings(board: Board | undefined): readonly Standing[] {
  const rows = board?.pages.flatMap((page) => page.standings) ?? []
  return [...new Map(rows.reverse().map((row) => [row.player.id, row])).values()].reverse()
}
