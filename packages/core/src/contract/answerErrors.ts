import { BaseError } from '../errors/BaseError.ts'

export type AnswerErrorOptions = {
  readonly code: string
  /** Text of the catalogue. */
  readonly message: string
  /** Reference of the request in the server's log; `undefined` where the answer had none. */
  readonly ref: string | undefined
  readonly status: number
  /** Facts for the user, of codes that have some. */
  readonly details?: Readonly<Record<string, string | null>> | undefined
  /** What `Retry-After` said. */
  readonly retryAfterMs: number | undefined
  readonly cause?: unknown
}

const hintOf = (options: AnswerErrorOptions) =>
  `The server answered ${options.status} (${options.code}), reference ${options.ref ?? 'none'}.`

/** The server refused, definitively: asking the same again gives the same answer. `code` is the catalogue's. */
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

/** The server could not answer now: 429 or 5xx. No definitive answer, so nothing stored may be dropped (S-102). */
export class ServiceUnavailableError extends BaseError {
  override readonly name = 'ServiceUnavailableError'
  readonly status: number
  readonly ref: string | undefined
  /** The server's own code, e.g. `rate_limited`. */
  readonly reason: string
  /** What `Retry-After` said. */
  readonly retryAfterMs: number | undefined
  constructor(options: AnswerErrorOptions) {
    super(options.message, { code: 'unreachable', hint: hintOf(options), cause: options.cause })
    this.status = options.status
    this.ref = options.ref
    this.reason = options.code
    this.retryAfterMs = options.retryAfterMs
  }
}
