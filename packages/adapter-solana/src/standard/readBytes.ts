import { readField } from '@latchkey/core'
import { getBase58Encoder, getBase64Encoder } from '@solana/kit'

/** Longest text to decode, because the cost of base58 grows with the square of the length. */
const longestText = 2_048
const mostBytes = 65_536
const base58Text = /^[1-9A-HJ-NP-Za-km-z]+$/

function decode(text: string): ArrayLike<number> | undefined {
  if (text.length > longestText) return undefined
  // Base64 of 64 bytes or more contains a character outside base58, such as its padding.
  const encoder = base58Text.test(text) ? getBase58Encoder() : getBase64Encoder()
  try {
    return encoder.encode(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return undefined
  }
}

function toList(value: unknown): ArrayLike<number> | undefined {
  if (ArrayBuffer.isView(value)) {
    return new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
  }
  // Compares the tag, because a buffer of another frame has another class.
  if (Object.prototype.toString.call(value) === '[object ArrayBuffer]') {
    return new Uint8Array(value as ArrayBuffer)
  }
  if (typeof value === 'string') return decode(value)
  if (Array.isArray(value)) return value
  // `JSON.stringify` turns a Buffer into `{ type, data }` and a Uint8Array into `{ 0: …, 1: … }`.
  const data = readField(value, 'data')
  if (Array.isArray(data)) return data
  return readField(value, '0') === undefined ? undefined : Object.values(Object(value))
}

const isByte = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255

/**
 * Copies bytes from the shapes in which wallets answer: a view, an `ArrayBuffer`, numbers, an
 * object with an index per byte, base58 or base64.
 *
 * @returns `undefined` for other values and for a wrong length.
 */
export function readBytes(value: unknown, length?: number): Uint8Array<ArrayBuffer> | undefined {
  try {
    const list = toList(value)
    if (!list || list.length === 0 || list.length > mostBytes) return undefined
    if (length !== undefined && list.length !== length) return undefined
    const bytes = Array.from(list)
    return bytes.every(isByte) ? Uint8Array.from(bytes) : undefined
  } catch {
    return undefined // A getter of the value threw.
  }
}
