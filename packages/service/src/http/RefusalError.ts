import { BaseError } from '@latchkey/core'
import { type BaseErrorCode, baseErrors } from '@latchkey/core/contract'

/** An error of a server's own catalogue. */
export type Refusal = { readonly code: string; readonly status: number; readonly message: string }

export type RefusalOptions = {
  /** For the log, never for the answer. */
  readonly hint?: string
  /** Facts for the user, beside the text of the catalogue. */
  readonly details?: Readonly<Record<string, string | null>>
  readonly cause?: unknown
  readonly retryAfterSeconds?: number
}

/**
 * Ends a request with an error of the catalogue. A server with errors of its own derives a class whose constructor
 * takes its codes.
 */
export class RefusalError extends BaseError {
  override readonly name = 'RefusalError'
  readonly status: number
  readonly details: RefusalOptions['details']
  readonly retryAfterSeconds: number | undefined
  constructor(refusal: BaseErrorCode | Refusal, options: RefusalOptions = {}) {
    const { code, status, message } =
      typeof refusal === 'string' ? { code: refusal, ...baseErrors[refusal] } : refusal
    super(message, { code, hint: options.hint, cause: options.cause })
    this.status = status
    this.details = options.details
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
