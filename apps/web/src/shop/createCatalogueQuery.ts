import { type Item, listItems } from '@latchkey/product-api/marketplace'
import { queryOptions } from '@tanstack/react-query'
import type { App } from '../context/App.ts'
import { keptCatalogue } from './storedShop.ts'

/**
 * Creates the query for the list of items from the marketplace. While the marketplace is
 * unreachable, the query returns a stored copy.
 */
export function createCatalogueQuery({
  marketplace,
  storage,
}: Pick<App, 'marketplace' | 'storage'>) {
  const kept = storage.read(keptCatalogue)
  return queryOptions({
    queryKey: ['marketplace', 'items'],
    queryFn: async ({ signal }): Promise<readonly Item[]> => {
      const { items } = await marketplace.call(listItems, {}, { signal })
      storage.write(keptCatalogue, { at: Date.now(), items })
      return items
    },
    ...(kept && { initialData: kept.items, initialDataUpdatedAt: kept.at }),
    staleTime: listItems.cacheMs ?? 0,
    // Polls, because the remaining stock changes.
    refetchInterval: listItems.cacheMs ?? false,
  })
}
