import { type ResponseOf, Season } from '@latchkey/product-api'
import { getLeaderboard } from '@latchkey/product-api/endpoints'
import type { App } from '../context/App.ts'
import type { StoredValue } from '../storage/createBrowserStorage.ts'
import { createVersioned } from '../storage/createVersioned.ts'
import { keptBoardKey } from '../storage/storedValues.ts'

/** The top of the board as a member last saw it on this device. */
export type KeptBoard = {
  /** Time of the snapshot, in ms since the epoch. */
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

/** The stored board, which holds only data visible to every member. Removed at sign-out. */
export const keptBoard: StoredValue<KeptBoard> = createVersioned({
  key: keptBoardKey,
  version: 1,
  isValue: isKept,
})

/**
 * Puts the stored board into the query cache with its original timestamp. Returns `undefined` if no
 * board is stored.
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
