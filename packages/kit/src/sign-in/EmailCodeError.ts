import { BaseError } from '@latchkey/core'

/**
 * The code that confirms an email address is wrong or expired. The app's `emailCapture` throws this
 * error.
 */
export class EmailCodeError extends BaseError {
  override readonly name = 'EmailCodeError'
  constructor(options: { readonly cause?: unknown } = {}) {
    super('Invalid code', {
      code: 'wrong_code',
      hint: 'Keep the digits so that the user can correct them.',
      cause: options.cause,
    })
  }
}
