import { defineOpenRequests, type OpenRequest } from '../outbox/defineOpenRequests.ts'

/**
 * A recorded transfer. `to` is an address without a CAIP prefix. `amount` is decimal text of the
 * asset, as shown with `symbol`.
 */
export type SendRequest = OpenRequest & {
  readonly to: string
  readonly amount: string
  readonly symbol: string
  /**
   * The amount in base units, as decimal text. Absent in records of older versions, which cannot be
   * replaced.
   */
  readonly units?: string
  /** Address of the token, without a CAIP prefix. Absent for the native currency. */
  readonly token?: string
  /** `speedUp` or `cancel` for a replacement of an earlier transaction. */
  readonly act?: string
  /** Id of the first request with this nonce. */
  readonly root?: string
}

export const sendRequests = /* @__PURE__ */ defineOpenRequests(
  '@latchkey/send_requests',
  ['to', 'amount', 'symbol'],
  ['units', 'token', 'act', 'root'],
)
