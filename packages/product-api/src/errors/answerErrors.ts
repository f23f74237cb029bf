import {
  type AnswerErrorOptions,
  type AnswerErrors,
  RequestRefusedError,
} from '@latchkey/core/contract'
import { errorCatalogue } from './errorCatalogue.ts'

/** The session is over, or there was none. Go to the login page. */
export class NotSignedInError extends RequestRefusedError {
  override readonly name = 'NotSignedInError'
}

/** The signed message was refused: `invalid_message`, `invalid_signature`, `nonce_used` or `clock_skew`. */
export class SignInRefusedError extends RequestRefusedError {
  override readonly name = 'SignInRefusedError'
}

/** The account is banned: nobody comes in with it until then. */
export class BannedError extends RequestRefusedError {
  override readonly name = 'BannedError'
  /** When the ban ends by itself, ISO 8601; `null`: not. */
  readonly until: string | null
  /** In the team's words. */
  readonly reason: string | null
  constructor(options: AnswerErrorOptions) {
    super(options)
    this.until = options.details?.['until'] ?? null
    this.reason = options.details?.['reason'] ?? null
  }
}

const signInCodes = ['invalid_message', 'invalid_signature', 'nonce_used', 'clock_skew']

/** How refusals of the product server become errors. */
export const answerErrors: AnswerErrors = {
  catalogue: errorCatalogue,
  toRefusal(options) {
    if (options.code === 'not_signed_in') return new NotSignedInError(options)
    if (options.code === 'banned') return new BannedError(options)
    return signInCodes.includes(options.code) ? new SignInRefusedError(options) : undefined
  },
}
