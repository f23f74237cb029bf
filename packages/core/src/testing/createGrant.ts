/** What a sign-in message says more when a WalletConnect wallet signs it while it connects (ERC-5573). */
export type Grant = {
  /** Stands behind the statement, after a space. */
  readonly sentence: string
  /** Stands last among the resources. */
  readonly resource: string
}

export type CreateGrantParameters = {
  /** Request methods of eip155, in any order. */
  readonly methods: readonly string[]
  /** Absent: the wallet left them as it was asked. */
  readonly chains?: readonly string[]
}

/** Writes a grant of request methods the way the WalletConnect client does; its package compares the two. */
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

/** Encodes anything as a grant is encoded, also what no client would write. */
export function toResource(details: unknown): string {
  const text = typeof details === 'string' ? details : JSON.stringify(details)
  return `urn:recap:${btoa(text).replaceAll('=', '')}`
}
