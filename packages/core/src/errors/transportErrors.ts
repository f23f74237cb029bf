import { BaseError } from './BaseError.ts'

/**
 * A time limit was exceeded. The wallet or service may still act, but its late answer is ignored.
 */
export class RequestTimedOutError extends BaseError {
  override readonly name = 'RequestTimedOutError'
  constructor(options: {
    readonly what: string
    readonly deadlineMs: number
    readonly cause?: unknown
  }) {
    super('Request Timed Out', {
      code: 'request_timed_out',
      hint: `${options.what} did not answer within ${options.deadlineMs} ms.`,
      cause: options.cause,
    })
  }
}

/**
 * A service could not be reached. The failure proves nothing about stored data or sessions, which
 * must stay (S-102).
 */
export class ServiceUnreachableError extends BaseError {
  override readonly name = 'ServiceUnreachableError'
  constructor(options: {
    readonly host: string
    readonly hint?: string
    readonly cause?: unknown
  }) {
    super('Service unreachable', {
      code: 'unreachable',
      hint: options.hint ?? `No answer from ${options.host}. Offer "Try again".`,
      cause: options.cause,
    })
  }
}

/** A response is invalid: wrong content type, too large, invalid JSON, or wrong fields (S-63). */
export class InvalidAnswerError extends BaseError {
  override readonly name = 'InvalidAnswerError'
  constructor(options: {
    readonly host: string
    readonly reason: string
    readonly cause?: unknown
  }) {
    super('Invalid answer', {
      code: 'invalid_answer',
      hint: `${options.host}: ${options.reason}`,
      cause: options.cause,
    })
  }
}
