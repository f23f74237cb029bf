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
  /**
   * Id of the purchase, which is also the id of the delivery at the marketplace. Several requests
   * with the same id deliver once.
   */
  readonly purchaseId: string
  readonly itemId: string
  /** The marketplace account that receives the item; `null`: the operator's account. */
  readonly recipient: string | null
}

export type DeliveryOutcome =
  | { readonly receipt: string; readonly deliveredAt: Date }
  /** Permanent rejection of a delivery, with a sentence for the player. */
  | { readonly refused: string }

/**
 * Client of the item marketplace. Both methods throw if the marketplace did not give a definitive
 * answer.
 */
export type Marketplace = {
  /** Reads the current data of an item. Returns `undefined` if the item does not exist. */
  readonly findItem: (id: string) => Promise<Item | undefined>
  readonly deliver: (delivery: Delivery) => Promise<DeliveryOutcome>
}

/**
 * Texts for the player, by the marketplace's code of a permanently rejected delivery. Other errors,
 * such as an invalid API key, are the operator's to fix, so the delivery is retried.
 */
const refusals: Readonly<Record<string, string>> = {
  sold_out: 'It was sold out before it could be delivered.',
  account_unknown: 'The marketplace does not know your account.',
  not_found: 'The marketplace no longer has this item.',
}

/** Creates the client of the configured marketplace. It sends requests to no other host (S-97). */
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
