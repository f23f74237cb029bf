import { BaseError } from '@latchkey/core'

/** A sealed text that does not open: changed, of another wallet, or with another key. */
export class UnreadableRecordError extends BaseError {
  override readonly name = 'UnreadableRecordError'
  constructor(options: { hint: string; cause?: unknown }) {
    super('The wallet on this device cannot be read', { code: 'unreadable_record', ...options })
  }
}

/** There is a wallet, and this device does not hold it (S-25, S-27). */
export class RecoveryRequiredError extends BaseError {
  override readonly name = 'RecoveryRequiredError'
  readonly walletId: string
  constructor(options: { walletId: string; cause?: unknown }) {
    super('Recovery required', {
      code: 'recovery_required',
      hint: `Wallet "${options.walletId}" is not readable on this device. Offer the recovery page.`,
      cause: options.cause,
    })
    this.walletId = options.walletId
  }
}

/** The wallet of this device was put away (S-36); no other one is made in its place without a word. */
export class WalletPutAwayError extends BaseError {
  override readonly name = 'WalletPutAwayError'
  constructor() {
    super('Your wallet was put away. Bring it back on your wallet’s own page.', {
      code: 'wallet_put_away',
      hint: 'The server has no active wallet, and this device holds one. Offer the dashboard page.',
    })
  }
}

/** The app of a login is not one that the server knows, so neither is the address of its smart account. */
export class AccountUnknownError extends BaseError {
  override readonly name = 'AccountUnknownError'
  constructor(options: { origin: string }) {
    super('Your account could not be read', {
      code: 'account_unknown',
      hint: `No project lists "${options.origin}". Add it to the origins of its project.`,
    })
  }
}

/** The recovery code has a wrong length, letter or check character. */
export class RecoveryCodeError extends BaseError {
  override readonly name = 'RecoveryCodeError'
  constructor(options: { hint: string }) {
    super('This is not a recovery code. Compare it with your paper.', {
      code: 'recovery_code_invalid',
      ...options,
    })
  }
}

/** No wallet is open: nobody is signed in, or the share was dropped. */
export class WalletLockedError extends BaseError {
  override readonly name = 'WalletLockedError'
  constructor() {
    super('Sign in first', { code: 'wallet_locked', hint: 'The frame holds no open wallet.' })
  }
}

/** A signature that does not verify is never handed out (S-28). */
export class SignatureCheckError extends BaseError {
  override readonly name = 'SignatureCheckError'
  constructor() {
    super('Something went wrong', {
      code: 'signature_check_failed',
      hint: 'A fresh signature did not verify against the address of the wallet.',
    })
  }
}
