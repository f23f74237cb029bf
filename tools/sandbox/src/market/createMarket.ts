import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as z from 'zod'
import { type MarketItem, marketItems } from './items.ts'

const Delivery = z.object({
  receipt: z.string(),
  deliveredAt: z.string(),
  itemId: z.string(),
  /**
   * Marketplace account that received the item. `null`: the account of the club whose server
   * requested the delivery.
   */
  recipient: z.string().nullable(),
})
type Delivery = z.infer<typeof Delivery>

const State = z.object({
  /** Remaining stock by item. */
  stock: z.record(z.string(), z.int()),
  /** Deliveries by idempotency key. */
  deliveries: z.record(z.string(), Delivery),
})

/** The marketplace's reasons for a refused delivery. */
export const refusals = ['sold_out', 'account_unknown'] as const
export type MarketRefusal = (typeof refusals)[number]

export type Market = {
  readonly listItems: () => readonly MarketItem[]
  /** Removes an item from the stock, once per idempotency key. */
  readonly deliver: (
    key: string,
    order: Pick<Delivery, 'itemId' | 'recipient'>,
  ) => Delivery | MarketRefusal | 'not_found'
  /** Refuses every new delivery. Without a refusal, deliveries work again. */
  readonly setRefusal: (refusal?: MarketRefusal) => void
}

/** Creates the item marketplace's state, which is saved to a file. */
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
