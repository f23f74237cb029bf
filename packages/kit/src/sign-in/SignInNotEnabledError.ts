import { BaseError } from '@latchkey/core'

/** The sign-in was requested without a configured plug-in. */
export class SignInNotEnabledError extends BaseError {
  override readonly name = 'SignInNotEnabledError'
  constructor() {
    super('SIWX is not enabled', {
      code: 'sign_in_not_enabled',
      hint: 'Pass a `signIn` plug-in to `createKit`, e.g. `createServerSignIn`.',
    })
  }
}
