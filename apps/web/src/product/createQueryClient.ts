import {
  isTransportFailure,
  queryIdleMs,
  queryRetryCount,
  queryRetryMaxDelayMs,
} from '@latchkey/core'
import { NotSignedInError } from '@latchkey/product-api'
import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'

/** Interval in milliseconds of requests while the server is not reachable. */
export const lostPollMs = 10_000

/**
 * Creates the query client for the product server. Retries only failed connections, because an
 * error response of the server would be the same again. The cache times are the defaults of
 * product.md §9.
 *
 * @param onSessionOver - Called when a response reports that the session has ended.
 */
export function createQueryClient(onSessionOver: () => void): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof NotSignedInError) onSessionOver()
      },
    }),
    defaultOptions: {
      queries: {
        gcTime: queryIdleMs,
        retry: (count, error) => count < queryRetryCount && isTransportFailure(error),
        retryDelay: (count) => Math.min(1000 * 2 ** count, queryRetryMaxDelayMs),
        refetchOnWindowFocus: false,
        // Goes on after the last retry, so that a page recovers when the server is back. Offline
        // pages do not poll (S-136).
        refetchInterval: ({ state }) =>
          state.status === 'error' && isTransportFailure(state.error) && onlineManager.isOnline()
            ? lostPollMs
            : false,
      },
    },
  })
  // Without `mount`, a query that was paused offline would stay paused after the reconnect (S-136).
  client.mount()
  return client
}
