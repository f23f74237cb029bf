import { BaseError } from '@latchkey/core'

/**
 * The request does not have the form of its method. No prompt was shown. The host receives -32602.
 */
export class InvalidRequestError extends BaseError {
  override readonly name = 'InvalidRequestError'
  constructor(options: { readonly hint: string }) {
    super('Invalid request', { code: 'invalid_request', hint: options.hint })
  }
}
