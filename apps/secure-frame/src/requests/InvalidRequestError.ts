import { BaseError } from '@latchkey/core'

/** The request is not of the form its method asks for; nothing was shown. For the host: -32602. */
export class InvalidRequestError extends BaseError {
  override readonly name = 'InvalidRequestError'
  constructor(options: { readonly hint: string }) {
    super('Invalid request', { code: 'invalid_request', hint: options.hint })
  }
}
