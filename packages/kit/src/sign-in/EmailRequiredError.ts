import { BaseError } from '@latchkey/core'

/**
 * Signing in requires a confirmed email address. The app's sign-in plug-in throws this error, and
 * the kit opens the email page again.
 */
export class EmailRequiredError extends BaseError {
  override readonly name = 'EmailRequiredError'
  constructor(options: { readonly cause?: unknown } = {}) {
    super('OTP is required', {
      code: 'email_required',
      hint: 'The view that requests the email opens again.',
      cause: options.cause,
    })
  }
}
