/**
 * Text that a WalletConnect wallet adds to a sign-in message when it signs while connecting
 * (ERC-5573).
 */
export type Grant = {
  /** Follows the statement after a space. */
  readonly sentence: string
  /** Last entry of the resources. */
  readonly resource: string
}

export type CreateGrantParameters = {
  /** Request methods of eip155, in any order. */
  readonly methods: readonly string[]
  /** Absent: the wallet did not change the requested chains. */
  readonly chains?: readonly string[]
}

/**
 * Creates a grant of request methods in the form of the WalletConnect client. The package
 * `walletconnect` compares this with the client.
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

/** Encodes any value as a grant, including values that no client would write. */
export function toResource(details: unknown): string {
  const text = typeof details === 'string' ? details : JSON.stringify(details)
  return `urn:recap:${btoa(text).replaceAll('=', '')}`
}
