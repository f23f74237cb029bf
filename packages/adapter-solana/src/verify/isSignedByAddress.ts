import { ed25519 } from '@noble/curves/ed25519.js'
import { decodeBase58 } from './decodeBase58.ts'

export type SignedBySolana = {
  readonly address: string
  /** The very text that was signed; never one rendered anew. */
  readonly message: string
  /** Base58. */
  readonly signature: string
}

/** A point in its one encoding, of the large group: neither of small order nor with a part of it. */
function isStrictPoint(bytes: Uint8Array): boolean {
  try {
    const point = ed25519.Point.fromBytes(bytes, false)
    return !point.isSmallOrder() && point.isTorsionFree()
  } catch {
    return false
  }
}

/**
 * Tells whether the key of an address signed a text. Ed25519 as the chain itself judges it, and stricter than RFC 8032:
 * canonical encodings only, no points of small order, so that a signature has one form and stands for one key (S-82).
 */
export function isSignedByAddress({ address, message, signature }: SignedBySolana): boolean {
  const key = decodeBase58(address, 32)
  const signed = decodeBase58(signature, 64)
  if (!key || !signed) return false
  if (!isStrictPoint(key) || !isStrictPoint(signed.subarray(0, 32))) return false
  return ed25519.verify(signed, new TextEncoder().encode(message), key, { zip215: false })
}
