import { InvalidAnswerError } from '@latchkey/core'
import { getBase58Encoder, getBase64Encoder } from '@solana/kit'

type Encoding = 'base58' | 'base64'

const encoders = { base58: getBase58Encoder, base64: getBase64Encoder }
/** Longest text, because a transaction has at most 1,232 bytes. */
const longest = 2_048

/**
 * Decodes bytes from a peer's answer.
 *
 * @throws {InvalidAnswerError} The value is not text in the encoding, or has another length.
 */
export function readText(value: unknown, encoding: Encoding, length?: number): Uint8Array {
  const bytes = typeof value === 'string' ? decode(value, encoding) : undefined
  if (bytes && (length === undefined || bytes.length === length)) return bytes
  throw new InvalidAnswerError({ host: 'the wallet', reason: `no ${encoding} text` })
}

function decode(text: string, encoding: Encoding): Uint8Array | undefined {
  if (text.length > longest) return undefined
  try {
    return new Uint8Array(encoders[encoding]().encode(text))
  } catch {
    return undefined
  }
}
