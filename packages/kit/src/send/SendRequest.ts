import { defineOpenRequests, type OpenRequest } from '../outbox/defineOpenRequests.ts'

/**
 * A stored transfer. `amount` is decimal text in units of the asset, shown together with `symbol`.
 */
export type SendRequest = OpenRequest & {
  readonly to: string
  readonly amount: string
  readonly symbol: string
  /**
   * The amount in base units, as decimal text. Absent if an older version stored the transfer,
   * which then cannot be replaced.
   */
  readonly units?: string
  /** Address of the token, without a CAIP prefix. Absent for the native currency. */
  readonly token?: string
  /**
   * Kind of replacement, if the transaction replaces an earlier one with the same nonce: `speedUp`
   * or `cancel`.
   */
  readonly act?: string
  /** Id of the first request with the same nonce. Present for a replacement. */
  readonly root?: string
}

export const sendRequests = /* @__PURE__ */ defineOpenRequests(
  '@latchkey/send_requests',
  ['to', 'amount', 'symbol'],
  ['units', 'token', 'act', 'root'],
)
