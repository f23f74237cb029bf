import { BaseError } from '@latchkey/core'

/** The browser's prompt was closed, ran out, or found no passkey of the wallet. */
export class PasskeyRefusedError extends BaseError {
  override readonly name = 'PasskeyRefusedError'
  constructor(options: { cause: unknown }) {
    super('No passkey was used. Try again, or use another option.', {
      code: 'passkey_refused',
      ...options,
    })
  }
}

/** The device has a passkey of this wallet. */
export class PasskeyKnownError extends BaseError {
  override readonly name = 'PasskeyKnownError'
  constructor(options: { cause: unknown }) {
    super('This device already has a passkey for your wallet.', {
      code: 'passkey_known',
      ...options,
    })
  }
}

/** A passkey without PRF: it can log in, which nobody asks of it here, and cannot encrypt. */
export class PasskeyUnfitError extends BaseError {
  override readonly name = 'PasskeyUnfitError'
  constructor(options: { cause?: unknown } = {}) {
    super('This passkey cannot store a wallet. Write down the recovery code instead.', {
      code: 'passkey_unfit',
      hint: 'The authenticator answers no PRF (WebAuthn level 3, extension "prf").',
      ...options,
    })
  }
}
