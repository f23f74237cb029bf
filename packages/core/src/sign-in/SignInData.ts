import type { CaipNetworkId } from '../caip/caip.ts'

/** Fields of a sign-in message ("Session message" in the product specification §3). */
export type SignInData = {
  /**
   * Plain address without a chain prefix. In eip155 with the EIP-55 checksum, which adapter and
   * server verify.
   */
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  /** Host of the requesting page. Includes the port if it is not the scheme's default. */
  readonly domain: string
  /** Scheme before the domain. Absent: https. */
  readonly scheme?: string
  readonly uri: string
  readonly version: '1'
  /** Letters and digits, at least eight. Issued by the server (S-80). */
  readonly nonce: string
  /** RFC 3339 time. */
  readonly issuedAt: string
  /** One line of URI characters and spaces. */
  readonly statement?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}
