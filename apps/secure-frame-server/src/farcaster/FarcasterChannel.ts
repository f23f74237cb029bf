/** A Farcaster login that waits until the user has scanned its QR code. */
export type OpenChannel = { readonly channelToken: string; readonly url: string }

/** Message and signature from the user's Farcaster app. */
export type SignedLogin = {
  readonly message: string
  readonly signature: `0x${string}`
  readonly userName: string | null
}

/**
 * Access to two Farcaster services: the channel API, which returns the user's answer, and the id
 * registry, which maps custody addresses to accounts.
 */
export type FarcasterChannel = {
  /**
   * Opens a Farcaster channel for one login.
   *
   * @throws {FrameRefusal} `provider_unreachable`.
   */
  readonly open: (request: { readonly nonce: string }) => Promise<OpenChannel>
  /**
   * Reads the signed answer of the user's app.
   *
   * @returns `undefined` until the user answers in the app.
   * @throws {FrameRefusal} `provider_unreachable`.
   */
  readonly readAnswer: (channelToken: string) => Promise<SignedLogin | undefined>
  /**
   * Returns the number of the account whose custody address this is, or `0n` if there is none.
   *
   * @throws {FrameRefusal} `provider_unreachable`.
   */
  readonly readAccountOf: (custody: `0x${string}`) => Promise<bigint>
}
