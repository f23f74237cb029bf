import { BaseError } from '@latchkey/core'

/** Nobody is signed in at this device. */
export class NotSignedInError extends BaseError {
  override readonly name = 'NotSignedInError'
  constructor(options: { cause?: unknown } = {}) {
    super('Sign in first', { code: 'unauthorized', hint: 'The frame has no session.', ...options })
  }
}

/** A step of a login that was not begun, or has ended. */
export class NoLoginOpenError extends BaseError {
  override readonly name = 'NoLoginOpenError'
  constructor() {
    super('This login has ended. Start again.', {
      code: 'transaction_over',
      hint: 'No login waits for this step.',
    })
  }
}

/** The server refuses another mail by its clock; its number is the one to show (S-41). */
export class SendTooSoonError extends BaseError {
  override readonly name = 'SendTooSoonError'
  constructor(options: { seconds: number; cause: unknown }) {
    super(`Please try again after ${options.seconds} seconds`, {
      code: 'send_too_soon',
      cause: options.cause,
    })
  }
}

/** What the provider sent back is no result of this frame, or says that the login was refused. */
export class SocialResultError extends BaseError {
  override readonly name = 'SocialResultError'
  constructor(options: { hint: string }) {
    super('The provider did not confirm the login.', { code: 'social_refused', ...options })
  }
}

/** What the operator released does not open, or is another wallet; nothing of it was kept (S-26). */
export class ReleasedCopyError extends BaseError {
  override readonly name = 'ReleasedCopyError'
  constructor(options: { cause: unknown }) {
    super('The operator released a different wallet. Nothing has changed.', {
      code: 'released_copy_unusable',
      hint: 'It does not open, or leads to other addresses than the wallet of the session.',
      cause: options.cause,
    })
  }
}
