import { BaseError } from '../errors/BaseError.ts'

export type HttpErrorOptions = {
  readonly status: number
  /** The answer's body: parsed where it was JSON, else its text. */
  readonly body: unknown
  /** Unread, so that who follows the public wire can read it from `cause`. */
  readonly response: Response
}

/** A service answered outside 2xx. The message is the wire's: `HTTP status code: 404`. */
export class HttpError extends BaseError {
  override readonly name = 'HttpError'
  readonly status: number
  readonly body: unknown
  constructor(options: HttpErrorOptions) {
    super(`HTTP status code: ${options.status}`, {
      code: 'http_error',
      hint: 'The reason, where the service gave one, is in `body`.',
      cause: options.response,
    })
    this.status = options.status
    this.body = options.body
  }
}
