import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import type { SignatureVerifier } from './SignatureVerifier.ts'

function decode(text: string, length: number): Uint8Array | undefined {
  // Before decoding: its cost grows with the square of the length.
  if (text.length > 2 * length) return undefined
  try {
    const bytes = base58.decode(text)
    return bytes.length === length ? bytes : undefined
  } catch {
    return undefined
  }
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
 * Keys of Solana. Ed25519 as the chain itself judges it, and stricter than RFC 8032: canonical encodings only, no points
 * of small order, so that a signature has one form and stands for one key (S-82).
 */
export const solanaVerifier: SignatureVerifier = {
  toAddress: (address) => (decode(address, 32) ? address : undefined),
  async verify({ address, message, signature }) {
    const key = decode(address, 32)
    const signed = decode(signature, 64)
    if (!key || !signed) return undefined
    if (!isStrictPoint(key) || !isStrictPoint(signed.subarray(0, 32))) return undefined
    const text = new TextEncoder().encode(message)
    return ed25519.verify(signed, text, key, { zip215: false }) ? 'key' : undefined
  },
}
