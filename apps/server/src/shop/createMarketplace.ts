import { createApiClient, RequestRefusedError } from '@latchkey/core/contract'
import {
  deliverItem,
  getItem,
  type Item,
  marketplaceErrors,
} from '@latchkey/product-api/marketplace'
import { marketplaceTimeoutMs } from '../config/constants.ts'
import type { MarketplaceApi } from '../config/fields.ts'

export type Delivery = {
  /** The marketplace knows the delivery by it: twice is once. */
  readonly purchaseId: string
  readonly itemId: string
  /** An account there; `null`: the club's own. */
  readonly recipient: string | null
}

export type DeliveryOutcome =
  | { readonly receipt: string; readonly deliveredAt: Date }
  /** Asking again would not help. A sentence for the player. */
  | { readonly refused: string }

/** The item marketplace as the server asks it. Both throw where it gave no definitive answer. */
export type Marketplace = {
  /** Reads an item as it is now; `undefined`: there is none. */
  readonly findItem: (id: string) => Promise<Item | undefined>
  readonly deliver: (delivery: Delivery) => Promise<DeliveryOutcome>
}

/** What its refusals for good mean to a player. Any other, a key it does not know for one, is for us to mend. */
const refusals: Readonly<Record<string, string>> = {
  sold_out: 'It was sold out before it could be delivered.',
  account_unknown: 'The marketplace does not know your account.',
  not_found: 'The marketplace no longer has this item.',
}

/** Makes the client of the configured marketplace; nothing else is fetched (S-97). */
export function createMarketplace({ url, key }: MarketplaceApi): Marketplace {
  const api = createApiClient({
    baseUrl: url,
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
    errors: { catalogue: marketplaceErrors },
    toHeaders: ({ endpoint }): Record<string, string> =>
      endpoint.access === 'public' ? {} : { authorization: `Bearer ${key}` },
  })
  const limited = () => ({ signal: AbortSignal.timeout(marketplaceTimeoutMs) })
  return {
    async findItem(id) {
      try {
        return (await api.call(getItem, { id }, limited())).item
      } catch (error) {
        if (codeOf(error) === 'not_found') return undefined
        throw error
      }
    },
    async deliver({ purchaseId, itemId, recipient }) {
      try {
        const options = { ...limited(), idempotencyKey: purchaseId }
        const answer = await api.call(deliverItem, { itemId, recipient }, options)
        return { receipt: answer.receipt, deliveredAt: new Date(answer.deliveredAt) }
      } catch (error) {
        const refused = refusals[codeOf(error)]
        if (refused !== undefined) return { refused }
        throw error
      }
    },
  }
}

const codeOf = (error: unknown) => (error instanceof RequestRefusedError ? error.code : '')
