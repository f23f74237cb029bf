/** Signed message of a wallet in the answer to a one-click sign-in (CAIP-74). */
export type Cacao = {
  readonly h: { readonly t: 'caip122' | 'eip4361' }
  readonly p: {
    /** Issuer of the signed message as DID, which contains the account: `did:pkh:eip155:1:0x…` */
    readonly iss: string
    readonly domain: string
    readonly aud: string
    readonly version: string
    readonly nonce: string
    readonly iat: string
    readonly statement?: string
    readonly exp?: string
    readonly nbf?: string
    readonly requestId?: string
    readonly resources?: readonly string[]
  }
  readonly s: { readonly t: 'eip191' | 'eip1271'; readonly s: string; readonly m?: string }
}
