import { type ErrorEntry, RandomId } from '@latchkey/core/contract'
import { type Item, marketplaceErrors } from '@latchkey/product-api/marketplace'
import { listenLocally } from '@latchkey/service/testing'
import * as z from 'zod'

export const testClubKey = 'the-key-of-the-club'

const Order = z.strictObject({ itemId: z.string(), recipient: z.string().nullable() })
type Delivery = z.infer<typeof Order>
type Fault = 'silent' | 'deaf' | undefined

/** Starts a fake marketplace that answers over HTTP. Its stock only changes by deliveries. */
export async function startTestMarketplace() {
  const items = new Map<string, Item>()
  const deliveries = new Map<string, Delivery>()
  let knownAccounts: readonly string[] = []
  let fault: Fault
  let during = async (): Promise<unknown> => undefined
  let asked = 0

  function deliver(key: string, order: Delivery): object {
    const receipt = { receipt: `R-${key}`, deliveredAt: '2030-01-15T10:00:00.000Z' }
    if (deliveries.has(key)) return receipt
    const item = items.get(order.itemId)
    if (!item) return refuse('not_found')
    if (item.stock === 0) return refuse('sold_out')
    if (order.recipient !== null && !knownAccounts.includes(order.recipient))
      return refuse('account_unknown')
    items.set(item.id, { ...item, stock: item.stock - 1 })
    deliveries.set(RandomId.parse(key), order)
    return receipt
  }

  const { url, stop } = await listenLocally(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method, headers, url: path = '' } = request
    asked += 1
    if (method === 'POST') await during()
    const answer = () => {
      if (method === 'GET') {
        const item = items.get(path.slice('/v1/items/'.length))
        return item ? { item } : refuse('not_found')
      }
      if (headers.authorization !== `Bearer ${testClubKey}`) return refuse('key_refused')
      const order = Order.parse(JSON.parse(Buffer.concat(chunks).toString()))
      return fault === 'deaf' ? {} : deliver(String(headers['idempotency-key']), order)
    }
    const answered = answer()
    if (method === 'POST' && fault !== undefined) {
      request.socket.destroy()
      return
    }
    response.statusCode = answered instanceof Refused ? answered.status : 200
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answered))
  })
  return {
    url,
    stop,
    deliveries,
    asked: () => asked,
    stockOf: (id: string) => items.get(id)?.stock,
    offer(item: Partial<Item> = {}) {
      const id = item.id ?? 'lantern'
      items.set(id, {
        ...{ id, name: 'Lantern', text: 'It shines.', rarity: 'rare', price: 100, stock: 5 },
        ...item,
      })
    },
    know(accounts: readonly string[]) {
      knownAccounts = accounts
    },
    /**
     * Sets how the fake marketplace fails deliveries. `deaf`: ignores the request; `silent`:
     * delivers, but drops the connection before the answer.
     */
    setFault(next: Fault) {
      fault = next
    },
    /** Sets what happens between a request for a delivery and its answer. */
    setDuring(act: () => Promise<unknown>) {
      during = act
    },
    clear() {
      during = async () => undefined
      items.clear()
      deliveries.clear()
      knownAccounts = []
      fault = undefined
    },
  }
}

class Refused {
  readonly status: number
  readonly error: object
  constructor(code: string, { status, message }: ErrorEntry) {
    this.status = status
    this.error = { code, message, ref: 'test' }
  }
}

const refuse = (code: keyof typeof marketplaceErrors) => new Refused(code, marketplaceErrors[code])

export type TestMarketplace = Awaited<ReturnType<typeof startTestMarketplace>>
