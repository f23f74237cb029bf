import { defineOpenRequests, type OpenRequest } from '../outbox/defineOpenRequests.ts'

/**
 * A stored wallet request of a swap. `act` is its kind: `reset` or `approve` an allowance, or
 * `swap`. The other fields are the amounts that the user has seen, with their symbols.
 */
export type SwapRequest = OpenRequest & {
  readonly act: string
  readonly sold: string
  readonly bought: string
}

export const swapRequests = /* @__PURE__ */ defineOpenRequests('@latchkey/swap_requests', [
  'act',
  'sold',
  'bought',
])
