/** A login that waits for the user to scan its code. */
export type OpenChannel = { readonly channelToken: string; readonly url: string }

/** Message and signature from the user's Farcaster app. */
export type SignedLogin = {
  readonly message: string
  readonly signature: `0x${string}`
  readonly userName: string | null
}

/**
 * Port to the Farcaster channel API, which returns the app's answer, and to the id registry, which
 * maps custody addresses to accounts.
 */
export type FarcasterChannel = {
  /** @throws {FrameRefusal} `provider_unreachable`. */
  readonly open: (request: { readonly nonce: string }) => Promise<OpenChannel>
  /**
   * @returns `undefined` until the user answers in the app.
   * @throws {FrameRefusal} `provider_unreachable`.
   */
  readonly readAnswer: (channelToken: string) => Promise<SignedLogin | undefined>
  /**
   * Returns the account that an address holds in custody, `0n` without one.
   *
   * @throws {FrameRefusal} `provider_unreachable`.
   */
  readonly readAccountOf: (custody: `0x${string}`) => Promise<bigint>
}
