import { BaseError } from '@latchkey/core'

/** The user is signed out on this device. */
export class NotSignedInError extends BaseError {
  override readonly name = 'NotSignedInError'
  constructor(options: { cause?: unknown } = {}) {
    super('Sign in first', { code: 'unauthorized', hint: 'The frame has no session.', ...options })
  }
}

/** The login to which a request of the app belongs was not started, or has ended. */
export class NoLoginOpenError extends BaseError {
  override readonly name = 'NoLoginOpenError'
  constructor() {
    super('This login has ended. Start again.', {
      code: 'transaction_over',
      hint: 'No login is pending for this step.',
    })
  }
}

/**
 * The server refuses to send another mail yet. Show the wait in seconds that the error contains
 * (S-41).
 */
export class SendTooSoonError extends BaseError {
  override readonly name = 'SendTooSoonError'
  constructor(options: { seconds: number; cause: unknown }) {
    super(`Please try again after ${options.seconds} seconds`, {
      code: 'send_too_soon',
      cause: options.cause,
    })
  }
}

/**
 * The provider's result URL does not belong to this frame, or reports that the login was rejected.
 */
export class SocialResultError extends BaseError {
  override readonly name = 'SocialResultError'
  constructor(options: { hint: string }) {
    super('The provider did not confirm the login.', { code: 'social_refused', ...options })
  }
}

/**
 * The operator's copy cannot be decrypted or belongs to another wallet. Nothing from it was stored
 * (S-26).
 */
export class ReleasedCopyError extends BaseError {
  override readonly name = 'ReleasedCopyError'
  constructor(options: { cause: unknown }) {
    super('The operator released a different wallet. Nothing has changed.', {
      code: 'released_copy_unusable',
      hint: 'It cannot be opened, or has other addresses than the wallet of the session.',
      cause: options.cause,
    })
  }
}
