import type { CaipNetworkId } from '../caip/caip.ts'

/** Fields of a sign-in message: the "Session message" of the product specification §3. */
export type SignInData = {
  /** Plain address, no chain prefix. eip155: with EIP-55 checksum; whether it is right is the adapter's and server's business. */
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  /** Host of the asking page, with the port where it is not the scheme's own. */
  readonly domain: string
  /** Scheme in front of the domain; absent means https. */
  readonly scheme?: string
  readonly uri: string
  readonly version: '1'
  /** Letters and digits, at least eight. From the server (S-80). */
  readonly nonce: string
  /** RFC 3339. */
  readonly issuedAt: string
  /** URI characters and spaces, one line. */
  readonly statement?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}
