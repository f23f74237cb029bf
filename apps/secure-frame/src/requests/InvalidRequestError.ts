import { BaseError } from '@latchkey/core'

/**
 * The parameters of a request are invalid for its method. No prompt was shown. The host receives
 * error code -32602.
 */
export class InvalidRequestError extends BaseError {
  override readonly name = 'InvalidRequestError'
  constructor(options: { readonly hint: string }) {
    super('Invalid request', { code: 'invalid_request', hint: options.hint })
  }
}
