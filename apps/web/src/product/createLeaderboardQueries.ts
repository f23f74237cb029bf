import type { ProductApi, ResponseOf, Standing } from '@latchkey/product-api'
import {
  getLeaderboard,
  getNeighbours,
  getPlace,
  getTopPlayers,
  listSeasons,
} from '@latchkey/product-api/endpoints'
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

/**
 * A page of the leaderboard. `end` is the last row when the page was loaded. A player whose points
 * rise above that row enters the loaded pages.
 */
export type BoardPage = ResponseOf<typeof getLeaderboard> & { readonly end: Standing | undefined }

export type Board = InfiniteData<BoardPage>

/**
 * Creates the queries for the leaderboard, the player's rank and the seasons, with their cache
 * settings.
 */
export function createLeaderboardQueries(api: ProductApi, rootKey: readonly string[]) {
  const toKey = (...parts: readonly string[]) => [...rootKey, 'leaderboard', ...parts]
  return {
    seasons: queryOptions({
      queryKey: toKey('seasons'),
      queryFn: ({ signal }) => api.call(listSeasons, {}, { signal }),
      staleTime: listSeasons.cacheMs ?? 0,
    }),
    board: (seasonId: string, search: string) =>
      infiniteQueryOptions({
        queryKey: toKey(seasonId, 'board', search),
        queryFn: async ({ pageParam, signal }): Promise<BoardPage> => {
          const input = { id: seasonId, after: pageParam, search: search || undefined }
          const page = await api.call(getLeaderboard, input, { signal })
          return { ...page, end: page.standings.at(-1) }
        },
        initialPageParam: undefined as string | undefined,
        getNextPageParam: ({ next }: BoardPage) => next,
      }),
    // The key is not below the root key, because signing out does not remove public data.
    topPlayers: queryOptions({
      queryKey: ['top-players'],
      queryFn: ({ signal }) => api.call(getTopPlayers, {}, { signal }),
      staleTime: getTopPlayers.cacheMs ?? 0,
    }),
    neighbours: (seasonId: string) =>
      queryOptions({
        queryKey: toKey(seasonId, 'neighbours'),
        queryFn: ({ signal }) => api.call(getNeighbours, { id: seasonId }, { signal }),
      }),
    place: (seasonId: string) =>
      infiniteQueryOptions({
        queryKey: toKey(seasonId, 'place'),
        queryFn: ({ pageParam, signal }) =>
          api.call(getPlace, { id: seasonId, after: pageParam }, { signal }),
        initialPageParam: undefined as string | undefined,
        getNextPageParam: ({ next }) => next,
      }),
  }
}
