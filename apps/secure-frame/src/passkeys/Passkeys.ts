import type { Bytes } from '../keys/bytes.ts'

/** The passkey's id and secret. The caller overwrites the secret. */
export type PasskeyAnswer = {
  /** The credential id in base64url. */
  readonly credentialId: string
  /** 32 bytes of the passkey's PRF output, always equal for one wallet. */
  readonly secret: Bytes
}

export type CreatePasskeyOptions = {
  readonly walletId: string
  /** The label under which the browser lists the passkey. */
  readonly name: string
  /** Credential ids of the wallet's passkeys. A device that holds one of them creates no second. */
  readonly known: readonly string[]
}

export type AskPasskeyOptions = {
  readonly walletId: string
  readonly credentialIds: readonly string[]
}

/**
 * The passkeys of this browser, used to encrypt and never to log in (S-35). Only for top-level
 * pages.
 */
export type Passkeys = {
  /**
   * Returns whether this browser can create a passkey with PRF and user verification by
   * fingerprint, face or screen lock.
   */
  readonly isOffered: () => Promise<boolean>
  /** Whether the page can request a passkey, including one on another device. */
  readonly isUsable: boolean
  /**
   * Creates a passkey.
   *
   * @throws {PasskeyRefusedError} The user or the browser cancelled.
   * @throws {PasskeyKnownError} This device already has a passkey of the wallet.
   * @throws {PasskeyUnfitError} The passkey cannot encrypt. It exists, but nothing else changed.
   */
  readonly create: (options: CreatePasskeyOptions) => Promise<PasskeyAnswer>
  /**
   * Requests one of the wallet's passkeys.
   *
   * @throws {PasskeyRefusedError} None of them is available, or the user or the browser cancelled.
   * @throws {PasskeyUnfitError} The passkey cannot encrypt.
   */
  readonly ask: (options: AskPasskeyOptions) => Promise<PasskeyAnswer>
}
