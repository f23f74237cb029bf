import { SolanaFormatError } from './SolanaFormatError.ts'

export type ByteReader = ReturnType<typeof createByteReader>

/** Creates a reader that consumes bytes from front to back. A read beyond the end throws. */
export function createByteReader(bytes: Uint8Array) {
  let offset = 0

  function take(length: number, what: string): Uint8Array {
    if (offset + length > bytes.length) throw refuse(`${what} is cut off`)
    offset += length
    return bytes.slice(offset - length, offset)
  }
  function byte(what: string): number {
    return take(1, what)[0] ?? 0
  }
  /**
   * Reads Solana's compact-u16 encoding: seven bits per byte, at most three bytes. Longer encodings
   * of the same number are rejected.
   */
  function compact(what: string): number {
    let value = 0
    for (let index = 0; index < 3; index += 1) {
      const next = byte(what)
      value |= (next & 0x7f) << (7 * index)
      if (next & 0x80) continue
      if ((next === 0 && index > 0) || value > 0xffff) throw refuse(`${what} is not canonical`)
      return value
    }
    throw refuse(`${what} is too long a number`)
  }
  function list<item>(what: string, read: () => item): readonly item[] {
    return Array.from({ length: compact(what) }, read)
  }
  function end(): void {
    if (offset < bytes.length) throw refuse('there are bytes after the end')
  }
  return {
    take,
    byte,
    compact,
    list,
    end,
    peek: () => bytes[offset],
    rest: () => bytes.slice(offset),
  }
}

function refuse(reason: string): SolanaFormatError {
  return new SolanaFormatError({ reason })
}
