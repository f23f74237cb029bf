import { BaseError } from '@latchkey/core'

/** Codes of the well-known node: not decodable, no such inputs or too dear, refused, known already. */
export type RejectCode = -22 | -25 | -26 | -27

export type RejectOptions = {
  /** Default -26. */
  readonly code?: RejectCode
  /** Figures and names, after the reason. */
  readonly detail?: string
}

/** The node takes no such transaction. The reason is in the wording of the well-known node. */
export class RejectError extends BaseError {
  override readonly name = 'RejectError'
  readonly rejectCode: RejectCode
  readonly reason: string

  constructor(reason: string, { code = -26, detail }: RejectOptions = {}) {
    super(detail ? `${reason}, ${detail}` : reason, { code: 'transaction_rejected' })
    this.rejectCode = code
    this.reason = reason
  }
}
