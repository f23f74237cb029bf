import { BaseError } from '@latchkey/core'

/**
 * The user closed the browser's prompt, it timed out, or no passkey of the wallet was available.
 */
export class PasskeyRefusedError extends BaseError {
  override readonly name = 'PasskeyRefusedError'
  constructor(options: { cause: unknown }) {
    super('No passkey was used. Try again, or use another option.', {
      code: 'passkey_refused',
      ...options,
    })
  }
}

/** The device already has a passkey of this wallet. */
export class PasskeyKnownError extends BaseError {
  override readonly name = 'PasskeyKnownError'
  constructor(options: { cause: unknown }) {
    super('This device already has a passkey for your wallet.', {
      code: 'passkey_known',
      ...options,
    })
  }
}

/** The passkey does not support PRF. It could log in, but it cannot encrypt. */
export class PasskeyUnfitError extends BaseError {
  override readonly name = 'PasskeyUnfitError'
  constructor(options: { cause?: unknown } = {}) {
    super('This passkey cannot store a wallet. Write down the recovery code instead.', {
      code: 'passkey_unfit',
      hint: 'The authenticator does not support PRF (WebAuthn level 3, extension "prf").',
      ...options,
    })
  }
}
