import { BaseError } from '@latchkey/core'

/** What was typed is no e-mail address. Nothing was sent. */
export class InvalidEmailError extends BaseError {
  override readonly name = 'InvalidEmailError'
  constructor(options: { readonly cause?: unknown } = {}) {
    super('Invalid email', {
      ...options,
      code: 'invalid_email',
      hint: 'Show it under the field and let the person correct the address.',
    })
  }
}
