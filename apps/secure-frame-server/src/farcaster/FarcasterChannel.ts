/** A login that waits for its scan. */
export type OpenChannel = { readonly channelToken: string; readonly url: string }

/** What the owner's app has signed. */
export type SignedLogin = {
  readonly message: string
  readonly signature: `0x${string}`
  readonly userName: string | null
}

/** The channel API through which a Farcaster app answers, and the registry that knows whose keys are whose. */
export type FarcasterChannel = {
  /** @throws {FrameRefusal} `provider_unreachable`. */
  readonly open: (request: { readonly nonce: string }) => Promise<OpenChannel>
  /** @returns `undefined` while nobody has answered. @throws {FrameRefusal} `provider_unreachable`. */
  readonly readAnswer: (channelToken: string) => Promise<SignedLogin | undefined>
  /** The account that an address holds in custody; 0: none. @throws {FrameRefusal} `provider_unreachable`. */
  readonly readAccountOf: (custody: `0x${string}`) => Promise<bigint>
}
