import { useEffect } from 'react'
import { useApp } from '../context/AppContext.ts'
import type { ProductClient } from '../product/createProductClient.ts'
import { type BoardNews, watchBoard } from './watchBoard.ts'
import { withChanges } from './withChanges.ts'

/**
 * Minimum time in milliseconds between two reloads of leaderboard data that the server's events do
 * not contain.
 */
const readAgainMs = 4_000

/** Applies the server's live events to the cached leaderboard while its season is running. */
export function useLiveBoard(seasonId: string, running: boolean): void {
  const { product } = useApp()
  useEffect(() => {
    if (!running) return
    const again = createReading(product, seasonId)
    const stop = watchBoard(seasonId, (news) => {
      const incomplete = apply(product, seasonId, news)
      again.ask(incomplete)
    })
    return () => {
      stop()
      again.stop()
    }
  }, [product, seasonId, running])
}

/**
 * Applies the point changes of a server event to the cached leaderboard.
 *
 * @returns `true` if loaded rows may have changed that the event does not contain. The caller then
 *   schedules a reload.
 */
function apply(
  { queries, queryClient }: ProductClient,
  seasonId: string,
  news: BoardNews,
): boolean {
  const { queryKey } = queries.board(seasonId, '')
  const board = queryClient.getQueryData(queryKey)
  if (!board) return false
  queryClient.setQueryData(queryKey, withChanges(board, news.changes))
  const last = board.pages.at(-1)
  const lowest = last?.next === null ? Number.NEGATIVE_INFINITY : (last?.end?.points ?? 0)
  return news.missedBelow !== null && lowest < news.missedBelow
}

/**
 * Schedules reloads of the data that events do not contain: the player's rank, the rows around the
 * player, search results and, if needed, the leaderboard.
 */
function createReading({ queries, queryClient }: ProductClient, seasonId: string) {
  const { queryKey: board } = queries.board(seasonId, '')
  const { queryKey: place } = queries.place(seasonId)
  const season = place.slice(0, -1)
  let timer: ReturnType<typeof setTimeout> | undefined
  let withBoard = false
  function read() {
    timer = undefined
    const isMeant = (key: readonly unknown[]) => withBoard || String(key) !== String(board)
    void queryClient.invalidateQueries({
      queryKey: season,
      predicate: ({ queryKey }) => isMeant(queryKey),
    })
    withBoard = false
  }
  return {
    ask(untold: boolean) {
      withBoard ||= untold
      timer ??= setTimeout(read, readAgainMs)
    },
    stop: () => clearTimeout(timer),
  }
}
