import { BaseError } from '@latchkey/core'
import { type BaseErrorCode, baseErrors } from '@latchkey/core/contract'

/** An entry of a server's error catalogue: code, HTTP status and text. */
export type Refusal = { readonly code: string; readonly status: number; readonly message: string }

export type RefusalOptions = {
  /** Additional text for the server's log. Responses never contain it. */
  readonly hint?: string
  /** Values for the user that complete the catalogue's text, by name, e.g. the end of a ban. */
  readonly details?: Readonly<Record<string, string | null>>
  readonly cause?: unknown
  readonly retryAfterSeconds?: number
}

/**
 * Ends a request with an error of the server's catalogue. A server with additional errors derives a
 * class whose constructor accepts their codes.
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
