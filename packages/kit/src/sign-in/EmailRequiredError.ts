import { BaseError } from '@latchkey/core'

/** Nobody signs in here without a confirmed e-mail. For the host's plug-in to throw: the person is asked for it again. */
export class EmailRequiredError extends BaseError {
  override readonly name = 'EmailRequiredError'
  constructor(options: { readonly cause?: unknown } = {}) {
    super('OTP is required', {
      code: 'email_required',
      hint: 'The page that asks for the e-mail opens again.',
      cause: options.cause,
    })
  }
}
