/**
 * The text that a WalletConnect wallet adds to a sign-in message which it signs while connecting
 * (ERC-5573).
 */
export type Grant = {
  /** Sentence that is appended to the statement after a space. */
  readonly sentence: string
  /** URI that the wallet appends to the resources of the sign-in message. */
  readonly resource: string
}

export type CreateGrantParameters = {
  /** Names of the eip155 methods that the wallet grants, in any order. */
  readonly methods: readonly string[]
  /** CAIP-2 ids. Absent: the wallet did not change the requested chains. */
  readonly chains?: readonly string[]
}

/**
 * Creates the additional text for the given methods as the WalletConnect client does. A test in
 * `packages/walletconnect` compares both.
 */
export function createGrant({ methods, chains }: CreateGrantParameters): Grant {
  const sorted = methods.toSorted()
  const limits = chains ? [{ chains }] : [{}]
  const abilities = Object.fromEntries(sorted.map((method) => [`request/${method}`, limits]))
  const listed = sorted.map((method) => `'${method}'`).join(', ')
  return {
    sentence: `I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': ${listed} for 'eip155'.`,
    resource: toResource({ att: { eip155: abilities } }),
  }
}

/** Encodes any value as the additional resource, even one that no client would write. */
export function toResource(details: unknown): string {
  const text = typeof details === 'string' ? details : JSON.stringify(details)
  return `urn:recap:${btoa(text).replaceAll('=', '')}`
}
