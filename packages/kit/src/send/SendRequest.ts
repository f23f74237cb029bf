import { defineOpenRequests, type OpenRequest } from '../outbox/defineOpenRequests.ts'

/** One sending. `to` is a plain address, `amount` decimal text with the symbol it was shown with. */
export type SendRequest = OpenRequest & {
  readonly to: string
  readonly amount: string
  readonly symbol: string
  /** The amount in base units, as decimal text. Absent in what an older version noted, which nothing can replace. */
  readonly units?: string
  /** Plain address of the token. Absent: the coin. */
  readonly token?: string
  /** `speedUp` or `cancel`: it takes the place of what was sent before. */
  readonly act?: string
  /** Id of the first request of that place. */
  readonly root?: string
}

export const sendRequests = /* @__PURE__ */ defineOpenRequests(
  '@latchkey/send_requests',
  ['to', 'amount', 'symbol'],
  ['units', 'token', 'act', 'root'],
)
