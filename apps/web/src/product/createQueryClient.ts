import {
  isTransportFailure,
  queryIdleMs,
  queryRetryCount,
  queryRetryMaxDelayMs,
} from '@latchkey/core'
import { NotSignedInError } from '@latchkey/product-api'
import { QueryCache, QueryClient } from '@tanstack/react-query'

/**
 * Creates the client of the product server's data. Only transport failures are repeated: a refusal
 * is an answer. Numbers: data cache defaults of product.md §9.
 *
 * @param onSessionOver - Called when an answer says that the session has ended.
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
  // Else what was paused without a network would stay so with one (S-136).
  client.mount()
  return client
}
