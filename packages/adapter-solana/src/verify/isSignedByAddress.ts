import { ed25519 } from '@noble/curves/ed25519.js'
import { decodeBase58 } from './decodeBase58.ts'
import { toOffchainMessages } from './offchainMessage.ts'

export type SignedBySolana = {
  readonly address: string
  /** Exact text that was signed. Callers must not render the text again from its fields. */
  readonly message: string
  /** Signature of the text in base58. */
  readonly signature: string
}

/**
 * Returns whether the bytes are the canonical encoding of a point without a small-order component.
 */
function isStrictPoint(bytes: Uint8Array): boolean {
  try {
    const point = ed25519.Point.fromBytes(bytes, false)
    return !point.isSmallOrder() && point.isTorsionFree()
  } catch {
    return false
  }
}

/**
 * Returns whether the key of an address signed a text. Follows the chain's Ed25519 rules and is
 * stricter than RFC 8032. Accepts only canonical encodings and no points of small order, so that no
 * signature has a second valid encoding (S-82). The signature may also cover an off-chain message
 * with exactly this text, which hardware wallets sign.
 */
export function isSignedByAddress({ address, message, signature }: SignedBySolana): boolean {
  const key = decodeBase58(address, 32)
  const signed = decodeBase58(signature, 64)
  if (!key || !signed) return false
  if (!isStrictPoint(key) || !isStrictPoint(signed.subarray(0, 32))) return false
  const text = new TextEncoder().encode(message)
  return [text, ...toOffchainMessages({ message: text, address })].some((bytes) =>
    ed25519.verify(signed, bytes, key, { zip215: false }),
  )
}
