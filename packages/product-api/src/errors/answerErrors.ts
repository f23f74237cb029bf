import { type AnswerErrors, RequestRefusedError } from '@latchkey/core/contract'
import { errorCatalogue } from './errorCatalogue.ts'

/** The session is over, or there was none. Go to the login page. */
export class NotSignedInError extends RequestRefusedError {
  override readonly name = 'NotSignedInError'
}

/** The signed message was refused: `invalid_message`, `invalid_signature`, `nonce_used` or `clock_skew`. */
export class SignInRefusedError extends RequestRefusedError {
  override readonly name = 'SignInRefusedError'
}

const signInCodes = ['invalid_message', 'invalid_signature', 'nonce_used', 'clock_skew']

/** How refusals of the product server become errors. */
export const answerErrors: AnswerErrors = {
  catalogue: errorCatalogue,
  toRefusal(options) {
    if (options.code === 'not_signed_in') return new NotSignedInError(options)
    return signInCodes.includes(options.code) ? new SignInRefusedError(options) : undefined
  },
}
