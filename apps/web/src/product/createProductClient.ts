import type { CaipNetworkId } from '@latchkey/core'
import {
  createProductApi,
  type ProductApi,
  type ProductApiOptions,
  type ResponseOf,
} from '@latchkey/product-api'
import {
  getMe,
  getPicture,
  getSession,
  listLinks,
  listReports,
  listSessions,
  signOut,
} from '@latchkey/product-api/endpoints'
import {
  CancelledError,
  infiniteQueryOptions,
  onlineManager,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { createLeaderboardQueries } from './createLeaderboardQueries.ts'
import { createQueryClient, lostPollMs } from './createQueryClient.ts'
import { createShopQueries } from './createShopQueries.ts'
import { type Locks, runAlone } from './runAlone.ts'

type SessionAnswer = ResponseOf<typeof getSession>

/** Access to the product server from the web app: API client, cached data and session. */
export type ProductClient = {
  readonly api: ProductApi
  readonly queryClient: QueryClient
  readonly queries: ReturnType<typeof createQueries>
  /** Requests the session from the server, unless the cached one is younger than two seconds. */
  readonly readSession: () => Promise<SessionAnswer>
  /** Stores the session that a sign-in returned, and notifies the browser's other tabs. */
  readonly setSession: (answer: Pick<SessionAnswer, 'session' | 'csrfToken'>) => void
  /**
   * Ends the server session of one account, or without `account` all sessions of this browser.
   * Sends no request if the browser has no session.
   */
  readonly signOut: (account?: { address: string; chainId: CaipNetworkId }) => Promise<void>
  /**
   * Requests the session from the server again, for instance because another tab has changed it.
   */
  readonly refreshSession: () => Promise<void>
  /**
   * Returns the server's time in ms since the epoch, as of the last response with the session. Before
   * the first one, it is the time of this computer, whose clock may be wrong (S-137).
   */
  readonly now: () => number
}

export type CreateProductClientParameters = {
  /** Origin of the product's auth service (sessions, linked accounts). */
  readonly baseUrl: string
  /** Origin of the game-data service (profile, leaderboard). Default: `baseUrl`. */
  readonly gameDataUrl?: string
  readonly fetch: typeof fetch
  /** Lock manager of the browser, so that only one tab at a time requests the session. */
  readonly locks?: Locks | undefined
  /** Called after this tab has changed the session, for instance by a sign-out. */
  readonly onSessionChanged?: () => void
}

const fresh = 2000
const rootKey = ['product'] as const
/**
 * TanStack Query key of the sign-out mutation, by which screens find out whether a sign-out is
 * pending.
 */
export const signOutKey = [...rootKey, 'sign-out'] as const

/** Creates the access to the product server. Called once per page. */
export function createProductClient(parameters: CreateProductClientParameters): ProductClient {
  const { baseUrl, gameDataUrl = baseUrl, fetch, locks, onSessionChanged } = parameters
  const askSession = (staleTime: number) =>
    queryClient.fetchQuery({ ...queries.session, staleTime })
  const getCsrfToken: ProductApiOptions['getCsrfToken'] = async ({ renew }) => {
    const staleTime = renew ? 0 : Number.POSITIVE_INFINITY
    // A screen that unmounts aborts the session request that it started. Other callers of this
    // request send it again.
    const answer = await askSession(staleTime).catch((error: unknown) => {
      if (error instanceof CancelledError) return askSession(staleTime)
      throw error
    })
    return answer.csrfToken
  }
  const api = createProductApi({ baseUrl, fetch, getCsrfToken })
  const gameData = createProductApi({ baseUrl: gameDataUrl, fetch, getCsrfToken })
  let aheadMs = 0
  const onServerTime = (serverTime: string, at: number) => {
    aheadMs = Date.parse(serverTime) - at
  }
  const queries = createQueries({ api, gameData, locks, onServerTime })
  const { queryKey } = queries.session
  const queryClient = createQueryClient(() => void refreshSession())

  const forgetMember = () =>
    queryClient.removeQueries({
      queryKey: rootKey,
      predicate: (query) => query.queryKey[1] !== queryKey[1],
    })
  const refreshSession = async () => {
    await queryClient.refetchQueries({ queryKey, type: 'all' })
    if (queryClient.getQueryData(queryKey)?.session === null) forgetMember()
  }

  return {
    api,
    queryClient,
    queries,
    readSession: () => queryClient.fetchQuery({ ...queries.session, staleTime: fresh }),
    setSession(answer) {
      const serverTime = new Date().toISOString()
      queryClient.setQueryData(queryKey, (before) => ({ serverTime, ...before, ...answer }))
      void queryClient.invalidateQueries({
        queryKey: rootKey,
        predicate: (query) => query.queryKey[1] !== queryKey[1],
      })
      onSessionChanged?.()
    },
    async signOut(account) {
      if (queryClient.getQueryData(queryKey)?.session === null) return
      const mutation = queryClient.getMutationCache().build(queryClient, {
        mutationKey: signOutKey,
        // Offline, the request fails immediately instead of waiting.
        networkMode: 'always',
        mutationFn: async () => {
          await api.call(signOut, account ?? {})
          await refreshSession()
        },
      })
      await mutation.execute(undefined)
      onSessionChanged?.()
    },
    refreshSession,
    now: () => Date.now() + aheadMs,
  }
}

type Sources = {
  readonly api: ProductApi
  readonly gameData: ProductApi
  readonly locks: Locks | undefined
  /** Called with a time of the server, and the time on this computer at the same moment. */
  readonly onServerTime: (serverTime: string, at: number) => void
}

function createQueries({ api, gameData, locks, onServerTime }: Sources) {
  return {
    session: queryOptions({
      queryKey: [...rootKey, 'session'],
      // Offline, the request fails, so that the page shows the error. It repeats after reconnect.
      networkMode: 'always',
      refetchOnReconnect: true,
      queryFn: ({ signal }) =>
        runAlone(
          async () => {
            const sentAt = Date.now()
            const answer = await api.call(getSession, {}, { signal })
            onServerTime(answer.serverTime, (sentAt + Date.now()) / 2)
            return answer
          },
          { locks, signal },
        ),
      staleTime: fresh,
      // Offline pages do not poll (S-136).
      refetchInterval: ({ state }) =>
        state.status === 'error' && onlineManager.isOnline() ? lostPollMs : false,
    }),
    me: queryOptions({
      queryKey: [...rootKey, 'me'],
      queryFn: ({ signal }) => gameData.call(getMe, {}, { signal }),
      staleTime: getMe.cacheMs ?? 0,
    }),
    sessions: queryOptions({
      queryKey: [...rootKey, 'sessions'],
      queryFn: ({ signal }) => api.call(listSessions, {}, { signal }),
    }),
    reports: infiniteQueryOptions({
      queryKey: [...rootKey, 'reports'],
      queryFn: ({ pageParam, signal }) => api.call(listReports, { after: pageParam }, { signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next,
    }),
    picture: (id: string) =>
      queryOptions({
        queryKey: [...rootKey, 'picture', id],
        queryFn: ({ signal }) => api.call(getPicture, { id }, { signal }),
        // The picture of a report never changes.
        staleTime: Number.POSITIVE_INFINITY,
      }),
    ...createLeaderboardQueries(gameData, rootKey),
    ...createShopQueries(api, rootKey),
    links: queryOptions({
      queryKey: [...rootKey, 'links'],
      queryFn: ({ signal }) => api.call(listLinks, {}, { signal }),
    }),
  }
}
