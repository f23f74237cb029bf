import { BaseError } from '@latchkey/core'

/** Signing in was asked for, but no plug-in is configured. */
export class SignInNotEnabledError extends BaseError {
  override readonly name = 'SignInNotEnabledError'
  constructor() {
    super('SIWX is not enabled', {
      code: 'sign_in_not_enabled',
      hint: 'Give `createKit` a `signIn` plug-in, e.g. `createServerSignIn`.',
    })
  }
}
