import { watchShop } from '@latchkey/product-api/endpoints'
import { QueryObserver } from '@tanstack/react-query'
import type { App } from '../context/App.ts'
import type { ShopState } from '../product/createShopQueries.ts'

/** Maximum delay of a browser timer in milliseconds. Longer waits need several timers. */
const mostWaitMs = 2_147_483_647
const lookMs = 5_000

/**
 * Waits until the shop opens, then shows one alert to a player who has requested a reminder. If the
 * shop is already open, shows the alert immediately.
 *
 * @returns A function that stops waiting.
 */
export function watchOpening({ product, popupAlert }: App, opened: string): () => void {
  const { api, queries, queryClient } = product
  const observer = new QueryObserver(queryClient, queries.shop)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isNotifying = false

  async function notify(): Promise<void> {
    isNotifying = true
    popupAlert.show(opened, 'success')
    const answer = await api.call(watchShop, { notify: false })
    queryClient.setQueryData(queries.shop.queryKey, (known) => known && { ...known, ...answer })
    isNotifying = false
  }
  function see(state: ShopState | undefined): void {
    clearTimeout(timer)
    if (!state?.notify || isNotifying) return
    // If the request fails, the next page load shows the alert again.
    if (state.open) notify().catch(() => {})
    else if (state.opensAt !== null) {
      const waitMs = Math.max(lookMs, Date.parse(state.opensAt) - product.now())
      timer = setTimeout(() => void observer.refetch(), Math.min(waitMs, mostWaitMs))
    }
  }
  const leave = observer.subscribe(({ data }) => see(data))
  see(observer.getCurrentResult().data)
  return () => {
    leave()
    clearTimeout(timer)
  }
}
