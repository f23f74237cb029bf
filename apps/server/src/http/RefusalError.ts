import { BaseError } from '@latchkey/core'
import { type ErrorCode, errorCatalogue } from '@latchkey/product-api'

/** Ends a request with an error of the catalogue. `hint` is for the log, never for the answer. */
export class RefusalError extends BaseError {
  override readonly name = 'RefusalError'
  readonly refusal: ErrorCode
  readonly status: number
  readonly retryAfterSeconds: number | undefined
  constructor(
    refusal: ErrorCode,
    options: {
      readonly hint?: string
      readonly cause?: unknown
      readonly retryAfterSeconds?: number
    } = {},
  ) {
    const { status, message } = errorCatalogue[refusal]
    super(message, { code: refusal, hint: options.hint, cause: options.cause })
    this.refusal = refusal
    this.status = status
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
