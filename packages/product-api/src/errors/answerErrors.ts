import {
  type AnswerErrorOptions,
  type AnswerErrors,
  RequestRefusedError,
} from '@latchkey/core/contract'
import { errorCatalogue } from './errorCatalogue.ts'

/** The session has ended or never existed, so the user has to log in. */
export class NotSignedInError extends RequestRefusedError {
  override readonly name = 'NotSignedInError'
}

/**
 * The signed message was rejected: `invalid_message`, `invalid_signature`, `nonce_used` or
 * `clock_skew`.
 */
export class SignInRefusedError extends RequestRefusedError {
  override readonly name = 'SignInRefusedError'
}

/** The account is banned, so sign-in is rejected until the ban ends. */
export class BannedError extends RequestRefusedError {
  override readonly name = 'BannedError'
  /** End of the ban in ISO 8601; `null` for a permanent ban. */
  readonly until: string | null
  /** Reason of the ban, written by the team. */
  readonly reason: string | null
  constructor(options: AnswerErrorOptions) {
    super(options)
    this.until = options.details?.['until'] ?? null
    this.reason = options.details?.['reason'] ?? null
  }
}

const signInCodes = ['invalid_message', 'invalid_signature', 'nonce_used', 'clock_skew']

/** Maps error answers of the product server to error classes. */
export const answerErrors: AnswerErrors = {
  catalogue: errorCatalogue,
  toRefusal(options) {
    if (options.code === 'not_signed_in') return new NotSignedInError(options)
    if (options.code === 'banned') return new BannedError(options)
    return signInCodes.includes(options.code) ? new SignInRefusedError(options) : undefined
  },
}
