import { BaseError } from '../errors/BaseError.ts'

export type AnswerErrorOptions = {
  readonly code: string
  /** Text for users from the API's error catalogue. */
  readonly message: string
  /**
   * Id by which the operator finds the request in the server's log. `undefined` if the response had
   * no reference.
   */
  readonly ref: string | undefined
  readonly status: number
  /** Values for the error text, e.g. the end of a ban. Only some codes have them. */
  readonly details?: Readonly<Record<string, string | null>> | undefined
  /**
   * Delay before the next attempt in milliseconds, from the header `Retry-After`. `undefined` if
   * the header is missing.
   */
  readonly retryAfterMs: number | undefined
  readonly cause?: unknown
}

const hintOf = (options: AnswerErrorOptions) =>
  `The server answered ${options.status} (${options.code}), reference ${options.ref ?? 'none'}.`

/**
 * The server rejected the request. The same request would be rejected again. `code` comes from the
 * API's error catalogue.
 */
export class RequestRefusedError extends BaseError {
  override readonly name: string = 'RequestRefusedError'
  readonly status: number
  readonly ref: string | undefined
  constructor(options: AnswerErrorOptions) {
    super(options.message, { code: options.code, hint: hintOf(options), cause: options.cause })
    this.status = options.status
    this.ref = options.ref
  }
}

/**
 * The server could not handle the request now: status 429 or 5xx. This says nothing about stored
 * data or sessions, so they must be kept (S-102).
 */
export class ServiceUnavailableError extends BaseError {
  override readonly name = 'ServiceUnavailableError'
  readonly status: number
  readonly ref: string | undefined
  /** The server's error code, e.g. `rate_limited`. */
  readonly reason: string
  /**
   * Delay before the next attempt in milliseconds, from the header `Retry-After`. `undefined` if
   * the header is missing.
   */
  readonly retryAfterMs: number | undefined
  constructor(options: AnswerErrorOptions) {
    super(options.message, { code: 'unreachable', hint: hintOf(options), cause: options.cause })
    this.status = options.status
    this.ref = options.ref
    this.reason = options.code
    this.retryAfterMs = options.retryAfterMs
  }
}
