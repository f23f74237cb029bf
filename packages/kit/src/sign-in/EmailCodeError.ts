import { BaseError } from '@latchkey/core'

/** The code is not the one that was sent, or too old. For the host's `emailCapture` to throw. */
export class EmailCodeError extends BaseError {
  override readonly name = 'EmailCodeError'
  constructor(options: { readonly cause?: unknown } = {}) {
    super('Invalid code', {
      code: 'wrong_code',
      hint: 'The digits stay, to be corrected.',
      cause: options.cause,
    })
  }
}
