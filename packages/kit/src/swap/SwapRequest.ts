import { defineOpenRequests, type OpenRequest } from '../outbox/defineOpenRequests.ts'

/**
 * One request of a swap. `act` is `reset`, `approve` or `swap`. The other fields are amounts with
 * their symbols, as shown.
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
