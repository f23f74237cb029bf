import { BaseError } from '@latchkey/core'

/** The text is not an e-mail address. No e-mail was sent. */
export class InvalidEmailError extends BaseError {
  override readonly name = 'InvalidEmailError'
  constructor(options: { readonly cause?: unknown } = {}) {
    super('Invalid email', {
      ...options,
      code: 'invalid_email',
      hint: 'Show it under the field and let the user correct the address.',
    })
  }
}
