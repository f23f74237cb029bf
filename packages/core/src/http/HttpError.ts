import { BaseError } from '../errors/BaseError.ts'

export type HttpErrorOptions = {
  readonly status: number
  /** Body of the response: parsed if it is JSON, otherwise text. */
  readonly body: unknown
  /**
   * An unread copy of the response. The public wire requires that callers can read the body from
   * `cause`.
   */
  readonly response: Response
}

/**
 * A service responded with a status outside 2xx. The message is the one that the public wire
 * defines: `HTTP status code: 404`.
 */
export class HttpError extends BaseError {
  override readonly name = 'HttpError'
  readonly status: number
  readonly body: unknown
  constructor(options: HttpErrorOptions) {
    super(`HTTP status code: ${options.status}`, {
      code: 'http_error',
      hint: '`body` contains the reason if the service gave one.',
      cause: options.response,
    })
    this.status = options.status
    this.body = options.body
  }
}
