import { base58 } from '@scure/base'

/** Reads base58 of exactly this many bytes; `undefined` for anything else. */
export function decodeBase58(text: string, length: number): Uint8Array | undefined {
  // Before decoding: its cost grows with the square of the length.
  if (text.length > 2 * length) return undefined
  try {
    const bytes = base58.decode(text)
    return bytes.length === length ? bytes : undefined
  } catch {
    return undefined
  }
}
