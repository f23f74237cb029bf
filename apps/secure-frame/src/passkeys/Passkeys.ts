import type { Bytes } from '../keys/bytes.ts'

/** What a passkey answered: the secret is the caller's to overwrite. */
export type PasskeyAnswer = {
  /** In base64url. */
  readonly credentialId: string
  /** 32 bytes of the passkey's PRF, always the same for one wallet. */
  readonly secret: Bytes
}

export type CreatePasskeyOptions = {
  readonly walletId: string
  /** Under which the browser lists the passkey. */
  readonly name: string
  /** Those that the wallet has: the browser makes no second one beside them. */
  readonly known: readonly string[]
}

export type AskPasskeyOptions = {
  readonly walletId: string
  readonly credentialIds: readonly string[]
}

/** The passkeys of this browser, used to encrypt and never to log in (S-35). For top-level pages alone. */
export type Passkeys = {
  /** Whether the browser can make one here that keeps a wallet, by a fingerprint, a face or a screen lock. */
  readonly isOffered: () => Promise<boolean>
  /** Whether one can be asked for here, of another device too. */
  readonly isUsable: boolean
  /**
   * Makes one.
   *
   * @throws {PasskeyRefusedError} The person or the browser ended it.
   * @throws {PasskeyKnownError} This device has one of the wallet already.
   * @throws {PasskeyUnfitError} The passkey cannot encrypt; nothing was changed but that it exists.
   */
  readonly create: (options: CreatePasskeyOptions) => Promise<PasskeyAnswer>
  /**
   * Asks for one of the wallet's.
   *
   * @throws {PasskeyRefusedError} None of them is here, or the person or the browser ended it.
   * @throws {PasskeyUnfitError} It cannot encrypt.
   */
  readonly ask: (options: AskPasskeyOptions) => Promise<PasskeyAnswer>
}
