import {
  BaseError,
  isTransportFailure,
  queryIdleMs,
  queryRetryCount,
  queryRetryMaxDelayMs,
} from '@latchkey/core'
import { QueryClient } from '@tanstack/query-core'
import type { Kit } from '../kit/Kit.ts'
import { getQueryCache } from './getQueryCache.ts'

/** What a service has refused it refuses again; anything else may be better next time. */
function isWorthRetrying(failures: number, error: Error): boolean {
  if (failures >= queryRetryCount) return false
  return !(error instanceof BaseError) || isTransportFailure(error)
}

/** Gets the kit's query cache, made on first use with the product's defaults (K-STATE-08). */
export function getQueryClient(kit: Pick<Kit, 'slots'>): QueryClient {
  const cache = getQueryCache(kit)
  if (cache.client) return cache.client
  const client = createQueryClient()
  cache.client = client
  for (const listener of cache.listeners) listener()
  return client
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: isWorthRetrying,
        retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, queryRetryMaxDelayMs),
        gcTime: queryIdleMs,
        refetchOnWindowFocus: false,
      },
    },
  })
}
