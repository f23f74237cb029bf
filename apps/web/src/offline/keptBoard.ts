import { type ResponseOf, Season } from '@latchkey/product-api'
import { getLeaderboard } from '@latchkey/product-api/endpoints'
import type { App } from '../context/App.ts'
import type { StoredValue } from '../storage/createBrowserStorage.ts'
import { createVersioned } from '../storage/createVersioned.ts'
import { keptBoardKey } from '../storage/storedValues.ts'

/**
 * The first page of the leaderboard, as a member last saw it in this browser. Shown while the
 * server is unreachable.
 */
export type KeptBoard = {
  /** Time at which the leaderboard was stored, in ms since the epoch. */
  readonly at: number
  readonly season: Season
  readonly page: ResponseOf<typeof getLeaderboard>
}

function isKept(value: unknown): value is KeptBoard {
  if (typeof value !== 'object' || value === null) return false
  const { at, season, page } = value as Partial<KeptBoard>
  const isKnown = Season.safeParse(season).success
  return typeof at === 'number' && isKnown && getLeaderboard.response.safeParse(page).success
}

/**
 * Storage key of the leaderboard for offline use. It contains only data visible to all members, and
 * sign-out removes it.
 */
export const keptBoard: StoredValue<KeptBoard> = createVersioned({
  key: keptBoardKey,
  version: 1,
  isValue: isKept,
})

/**
 * Copies the leaderboard from the browser's storage into the query cache with its original
 * timestamp. Returns `undefined` if none is stored.
 */
export function restoreBoard({ storage, product }: App): KeptBoard | undefined {
  const kept = storage.read(keptBoard)
  if (!kept) return undefined
  const { queryClient, queries } = product
  const { at: updatedAt, season, page } = kept
  const pages = [{ ...page, end: page.standings.at(-1) }]
  queryClient.setQueryData(queries.seasons.queryKey, { seasons: [season] }, { updatedAt })
  queryClient.setQueryData(
    queries.board(season.id, '').queryKey,
    { pages, pageParams: [undefined] },
    { updatedAt },
  )
  return kept
}
