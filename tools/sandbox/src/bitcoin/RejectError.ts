import { BaseError } from '@latchkey/core'

/**
 * Error codes with which Bitcoin Core rejects a transaction: cannot be decoded (-22), inputs are
 * missing or the fee is excessive (-25), rejected (-26), already known (-27).
 */
export type RejectCode = -22 | -25 | -26 | -27

export type RejectOptions = {
  /** Error code of Bitcoin Core; -26 by default. */
  readonly code?: RejectCode
  /** Figures and names that are appended to the reason, such as the fee. */
  readonly detail?: string
}

/** Thrown if the Bitcoin node rejects a transaction. The reason has the wording of Bitcoin Core. */
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
