import { watchShop } from '@latchkey/product-api'
import type { App } from '../app/createApp.ts'

/** The longest that a timer can wait. */
const mostWaitMs = 2_147_483_647
const lookMs = 5_000

/**
 * Tells a player who wants it that the shop has opened, once: now, or while this page is there.
 *
 * @returns The stop.
 */
export function watchOpening({ product, popupAlert }: App, opened: string): () => void {
  const { api, queries, queryClient } = product
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  async function look(): Promise<void> {
    const { open, opensAt, notify } = await queryClient.fetchQuery({
      ...queries.shop,
      retry: false,
    })
    if (isOver || !notify) return
    if (open) {
      await api.call(watchShop, { notify: false })
      popupAlert.show(opened, 'success')
      await queryClient.invalidateQueries(queries.shop)
    } else if (opensAt !== null) {
      const waitMs = Math.max(lookMs, Date.parse(opensAt) - Date.now())
      timer = setTimeout(start, Math.min(waitMs, mostWaitMs))
    }
  }
  // Without an answer the next page asks again.
  const start = () => void look().catch(() => {})
  start()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
