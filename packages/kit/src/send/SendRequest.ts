import { defineOpenRequests, type OpenRequest } from '../storage/openRequests.ts'

/** One sending. `to` is a plain address, `amount` decimal text with the symbol it was shown with. */
export type SendRequest = OpenRequest & {
  readonly to: string
  readonly amount: string
  readonly symbol: string
}

export const sendRequests = /* @__PURE__ */ defineOpenRequests('@latchkey/send_requests', [
  'to',
  'amount',
  'symbol',
])
