import { BaseError } from '@latchkey/core'

/**
 * Encrypted bytes that cannot be decrypted: modified, of another wallet, or encrypted with another
 * key.
 */
export class UnreadableRecordError extends BaseError {
  override readonly name = 'UnreadableRecordError'
  constructor(options: { hint: string; cause?: unknown }) {
    super('The wallet on this device cannot be read', { code: 'unreadable_record', ...options })
  }
}

/** The user has a wallet, but this device cannot open it (S-25, S-27). */
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

/**
 * The wallet of this device was archived (S-36). The frame does not silently create another one.
 */
export class WalletArchivedError extends BaseError {
  override readonly name = 'WalletArchivedError'
  constructor() {
    super('Your wallet was archived. Restore it on your wallet’s page.', {
      code: 'wallet_put_away',
      hint: 'The server has no active wallet, and this device holds one. Offer the dashboard page.',
    })
  }
}

/**
 * The server knows no project for the login's app, so the smart account's address cannot be
 * derived.
 */
export class AccountUnknownError extends BaseError {
  override readonly name = 'AccountUnknownError'
  constructor(options: { origin: string }) {
    super('Your account could not be loaded', {
      code: 'account_unknown',
      hint: `No project lists "${options.origin}". Add it to the origins of its project.`,
    })
  }
}

/** The recovery code has a wrong length, an invalid letter or a wrong check character. */
export class RecoveryCodeError extends BaseError {
  override readonly name = 'RecoveryCodeError'
  constructor(options: { hint: string }) {
    super('This is not a recovery code. Compare it with your paper.', {
      code: 'recovery_code_invalid',
      ...options,
    })
  }
}

/** No wallet is open: the user is signed out, or the server's share was dropped. */
export class WalletLockedError extends BaseError {
  override readonly name = 'WalletLockedError'
  constructor() {
    super('Sign in first', { code: 'wallet_locked', hint: 'The frame holds no open wallet.' })
  }
}

/** A signature failed verification. The frame never returns such a signature (S-28). */
export class SignatureCheckError extends BaseError {
  override readonly name = 'SignatureCheckError'
  constructor() {
    super('Something went wrong', {
      code: 'signature_check_failed',
      hint: 'A fresh signature did not verify against the address of the wallet.',
    })
  }
}
