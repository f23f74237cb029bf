import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as z from 'zod'
import { type MarketItem, marketItems } from './items.ts'

const Delivery = z.object({
  receipt: z.string(),
  deliveredAt: z.string(),
  itemId: z.string(),
  /**
   * Marketplace account that received the item; `null` for the account of the server that requested
   * the delivery.
   */
  recipient: z.string().nullable(),
})
type Delivery = z.infer<typeof Delivery>

const State = z.object({
  /** Number of remaining pieces of each marketplace item, by its id. */
  stock: z.record(z.string(), z.int()),
  /** Completed deliveries of the marketplace by their idempotency key. */
  deliveries: z.record(z.string(), Delivery),
})

/** Reasons for which the simulated marketplace may reject a delivery. */
export const refusals = ['sold_out', 'account_unknown'] as const
export type MarketRefusal = (typeof refusals)[number]

export type Market = {
  readonly listItems: () => readonly MarketItem[]
  /**
   * Delivers a marketplace item, which reduces its stock. A second call with the same idempotency
   * key returns the first delivery.
   */
  readonly deliver: (
    key: string,
    order: Pick<Delivery, 'itemId' | 'recipient'>,
  ) => Delivery | MarketRefusal | 'not_found'
  /**
   * Makes the simulated marketplace reject all new deliveries. Without an argument, it delivers
   * again.
   */
  readonly setRefusal: (refusal?: MarketRefusal) => void
}

/**
 * Creates the state of the simulated item marketplace, and saves it to a file after each change.
 */
export function createMarket(file: string): Market {
  const state = existsSync(file)
    ? State.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { stock: {}, deliveries: {} }
  let refusal: MarketRefusal | undefined
  const listItems = () =>
    marketItems.map((item) => ({ ...item, stock: state.stock[item.id] ?? item.stock }))
  const save = () => {
    writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  return {
    listItems,
    deliver(key, order) {
      const known = state.deliveries[key]
      if (known) return known
      const item = listItems().find(({ id }) => id === order.itemId)
      if (!item) return 'not_found'
      if (refusal) return refusal
      if (item.stock === 0) return 'sold_out'
      const receipt = `M-${randomBytes(5).toString('hex').toUpperCase()}`
      const delivery = { ...order, receipt, deliveredAt: new Date().toISOString() }
      state.stock[item.id] = item.stock - 1
      state.deliveries[key] = delivery
      save()
      return delivery
    },
    setRefusal(next) {
      refusal = next
    },
  }
}
