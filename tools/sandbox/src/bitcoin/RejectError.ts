import { BaseError } from '@latchkey/core'

/**
 * Error codes of Bitcoin Core: undecodable (-22), missing inputs or excessive fee (-25), rejected
 * (-26), already known (-27).
 */
export type RejectCode = -22 | -25 | -26 | -27

export type RejectOptions = {
  /** Default -26. */
  readonly code?: RejectCode
  /** Figures and names that follow the reason. */
  readonly detail?: string
}

/** The node rejects a transaction. The reason uses the wording of Bitcoin Core. */
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
