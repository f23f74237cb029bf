import { hex } from '@scure/base'

const publicKeyPattern = /^(?:0[23])?[0-9a-f]{64}$|^04[0-9a-f]{128}$/

/**
 * Parses the public key of a Bitcoin account in hex or bytes: compressed, x-only or uncompressed.
 * Returns hex, or `undefined` for other values.
 */
export function toPublicKey(value: unknown): string | undefined {
  const text = value instanceof Uint8Array ? hex.encode(value) : value
  if (typeof text !== 'string') return undefined
  const digits = text.toLowerCase()
  return publicKeyPattern.test(digits) ? digits : undefined
}
