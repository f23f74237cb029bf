import type { Signer } from '@latchkey/adapter-eip155/verify'
import type { CaipNetworkId } from '@latchkey/core'
import type { SignInData } from '@latchkey/core/sign-in'

export type SignedText = {
  readonly data: SignInData
  /** As `toAddress` gave it. */
  readonly address: string
  /** The very text that was signed; never one rendered anew. */
  readonly message: string
  /** As the wallet gave it: 0x hex, base58 or base64. */
  readonly signature: string
  /** The server's own addresses of the chain; `[]` where a signature is judged without it. */
  readonly rpcUrls: readonly string[]
}

/** How one namespace tells who signed (wire-siwx §3 to §5). */
export type SignatureVerifier = {
  /** The one form in which an address is stored; `undefined` when it is no address of that chain. */
  readonly toAddress: (address: string, chainId: CaipNetworkId) => string | undefined
  /**
   * @returns `undefined` when the account did not sign.
   * @throws {ChainUnreachableError} The chain gave no answer.
   */
  readonly verify: (signed: SignedText) => Promise<Signer | undefined>
}
