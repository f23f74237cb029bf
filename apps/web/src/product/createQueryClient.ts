import {
  isTransportFailure,
  queryIdleMs,
  queryRetryCount,
  queryRetryMaxDelayMs,
} from '@latchkey/core'
import { NotSignedInError } from '@latchkey/product-api'
import { QueryCache, QueryClient } from '@tanstack/react-query'

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
      },
    },
  })
  // Without `mount`, a query that was paused offline would stay paused after the reconnect (S-136).
  client.mount()
  return client
}
