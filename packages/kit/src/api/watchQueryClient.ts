import type { Unsubscribe } from '@latchkey/core'
import type { QueryClient } from '@tanstack/query-core'
import type { Kit } from '../kit/Kit.ts'
import { getQueryCache } from './getQueryCache.ts'

/** Hands over the kit's query client: at once where it is there, else when the first question makes it. */
export function watchQueryClient(
  kit: Pick<Kit, 'slots'>,
  onClient: (client: QueryClient) => void,
): Unsubscribe {
  const cache = getQueryCache(kit)
  const tell = () => {
    if (cache.client) onClient(cache.client)
  }
  cache.listeners.add(tell)
  tell()
  return () => cache.listeners.delete(tell)
}
