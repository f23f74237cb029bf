import { base58 } from '@scure/base'

/** Decodes base58 of exactly `length` bytes. Returns `undefined` for other text. */
export function decodeBase58(text: string, length: number): Uint8Array | undefined {
  // Checked before decoding, because the cost grows with the square of the length.
  if (text.length > 2 * length) return undefined
  try {
    const bytes = base58.decode(text)
    return bytes.length === length ? bytes : undefined
  } catch {
    return undefined
  }
}
