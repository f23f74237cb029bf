import { base58 } from '@scure/base'
import { MalformedTransactionError } from './MalformedTransactionError.ts'

/** Reads bytes from first to last. Every method throws {@link MalformedTransactionError} at the end of them. */
export type Reader = {
  readonly takeByte: () => number
  readonly takeBytes: (count: number) => Uint8Array
  readonly takeKey: () => string
  /** A list with its length before it. */
  readonly takeList: <item>(takeItem: () => item) => item[]
  readonly getRest: () => Uint8Array
  readonly peek: () => number | undefined
}

const KEY_BYTES = 32
/** Lengths are 16 bits wide: three bytes of seven. */
const LENGTH_BYTES = 3

export function createReader(bytes: Uint8Array): Reader {
  let offset = 0
  const takeBytes = (count: number) => {
    if (offset + count > bytes.length)
      throw new MalformedTransactionError('failed to deserialize: unexpected end of data')
    offset += count
    return bytes.subarray(offset - count, offset)
  }
  const takeByte = () => takeBytes(1)[0] ?? 0
  const takeLength = () => {
    let length = 0
    for (let index = 0; index < LENGTH_BYTES; index += 1) {
      const byte = takeByte()
      length |= (byte & 0x7f) << (index * 7)
      if (byte < 0x80) return length
    }
    throw new MalformedTransactionError('failed to deserialize: invalid length')
  }
  return {
    takeByte,
    takeBytes,
    takeKey: () => base58.encode(takeBytes(KEY_BYTES)),
    takeList: (takeItem) => Array.from({ length: takeLength() }, takeItem),
    getRest: () => bytes.subarray(offset),
    peek: () => bytes[offset],
  }
}
