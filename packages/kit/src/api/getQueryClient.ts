import { queryIdleMs } from '@latchkey/core'
import { QueryClient } from '@tanstack/query-core'
import type { Kit } from '../kit/Kit.ts'
import { getAnswers } from './getAnswers.ts'
import { getQueryCache } from './getQueryCache.ts'
import { isWorthRetrying, toRetryDelayMs } from './retrying.ts'

/** Gets the kit's query cache, created on first use with the product's defaults (K-STATE-08). */
export function getQueryClient(kit: Pick<Kit, 'slots'>): QueryClient {
  const cache = getQueryCache(kit)
  if (cache.client) return cache.client
  const client = createQueryClient()
  cache.client = client
  watchCache(kit, client)
  return client
}

/**
 * Notifies subscribers of `watchAnswers` about changes of the query cache, once per batch of
 * changes.
 */
function watchCache(kit: Pick<Kit, 'slots'>, client: QueryClient): void {
  let notified = true
  const notify = () => {
    notified = true
    getAnswers(kit).setState({})
  }
  client.getQueryCache().subscribe(() => {
    // The cache also reports changes while a component that reads it renders. State must not change
    // during a render.
    if (notified) queueMicrotask(notify)
    notified = false
  })
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
