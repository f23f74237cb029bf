import type { Bytes } from '../keys/bytes.ts'

/** Answer of a passkey to a request of the page. The caller overwrites the secret. */
export type PasskeyAnswer = {
  /** Credential id of the passkey in base64url. */
  readonly credentialId: string
  /**
   * Secret of 32 bytes that the passkey's PRF extension returns. The same passkey always returns
   * the same bytes for a wallet.
   */
  readonly secret: Bytes
}

export type CreatePasskeyOptions = {
  readonly walletId: string
  /** Name under which the browser lists the passkey. */
  readonly name: string
  /**
   * Credential ids of the wallet's existing passkeys. On a device that already has one of them, the
   * browser creates no second one.
   */
  readonly known: readonly string[]
}

export type AskPasskeyOptions = {
  readonly walletId: string
  readonly credentialIds: readonly string[]
}

/**
 * Passkeys for encrypting the wallet. They are never used to log in (S-35). Only for top-level
 * pages.
 */
export type Passkeys = {
  /**
   * Returns whether this browser can create a passkey with PRF, and verify the user by fingerprint,
   * face or screen lock.
   */
  readonly isOffered: () => Promise<boolean>
  /** Whether the page can request a passkey, including one on another device. */
  readonly isUsable: boolean
  /**
   * Creates a passkey.
   *
   * @throws {PasskeyRefusedError} The user or the browser cancelled.
   * @throws {PasskeyKnownError} This device already has a passkey of the wallet.
   * @throws {PasskeyUnfitError} The new passkey cannot encrypt. It exists in the browser, but
   * nothing else changed.
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
