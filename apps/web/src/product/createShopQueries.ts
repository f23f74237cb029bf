import type { ProductApi, ResponseOf } from '@latchkey/product-api'
import { getShop, listPurchases } from '@latchkey/product-api/endpoints'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

export type ShopState = ResponseOf<typeof getShop>

/**
 * Interval in milliseconds at which the page requests the state of a purchase whose delivery is
 * pending.
 */
const wayPollMs = 3_000

/**
 * Creates the queries for the shop's state and the player's purchases, with their cache settings.
 */
export function createShopQueries(api: ProductApi, rootKey: readonly string[]) {
  return {
    shop: queryOptions({
      queryKey: [...rootKey, 'shop', 'state'],
      queryFn: ({ signal }) => api.call(getShop, {}, { signal }),
    }),
    purchases: infiniteQueryOptions({
      queryKey: [...rootKey, 'shop', 'purchases'],
      queryFn: ({ pageParam, signal }) => api.call(listPurchases, { after: pageParam }, { signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next,
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ purchases }) => purchases.some((x) => x.state === 'paid'))
          ? wayPollMs
          : false,
    }),
  }
}
