import { BaseError } from '@latchkey/core'

/** A sign-in was requested, but the app has configured no sign-in plug-in (`config.signIn`). */
export class SignInNotEnabledError extends BaseError {
  override readonly name = 'SignInNotEnabledError'
  constructor() {
    super('SIWX is not enabled', {
      code: 'sign_in_not_enabled',
      hint: 'Pass a `signIn` plug-in to `createKit`, e.g. `createServerSignIn`.',
    })
  }
}
