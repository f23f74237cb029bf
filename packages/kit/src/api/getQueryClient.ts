import { queryIdleMs } from '@latchkey/core'
import { QueryClient } from '@tanstack/query-core'
import type { Kit } from '../kit/Kit.ts'
import { getQueryCache } from './getQueryCache.ts'
import { isWorthRetrying, toRetryDelayMs } from './retrying.ts'

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
        retryDelay: toRetryDelayMs,
        gcTime: queryIdleMs,
        refetchOnWindowFocus: false,
      },
    },
  })
}
