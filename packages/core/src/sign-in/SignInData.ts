import type { CaipNetworkId } from '../caip/caip.ts'

/** Fields of a sign-in message ("Session message" in the product specification §3). */
export type SignInData = {
  /**
   * Address without CAIP prefix. For eip155 it has the EIP-55 checksum, which adapter and server
   * verify.
   */
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  /** Host of the requesting page, with its port unless it is the scheme's default. */
  readonly domain: string
  /** URL scheme before the domain of the sign-in message. Absent: https. */
  readonly scheme?: string
  readonly uri: string
  readonly version: '1'
  /** One-time nonce from the server (S-80): at least eight letters and digits. */
  readonly nonce: string
  /** Time at which the message was issued, in RFC 3339 format. */
  readonly issuedAt: string
  /** Statement that the wallet shows to the user: one line of URI characters and spaces. */
  readonly statement?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}
