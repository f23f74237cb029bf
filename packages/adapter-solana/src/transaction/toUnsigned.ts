import { getCompiledTransactionMessageEncoder } from '@solana/kit'
import { type CompiledMessage, signatureLength } from './parseTransaction.ts'

/** Encodes a message as a transaction with empty signatures, for the wallet to sign. */
export function toUnsigned(message: CompiledMessage): Uint8Array {
  const body = getCompiledTransactionMessageEncoder().encode(message)
  const count = message.version === 1 ? 0 : message.header.numSignerAccounts
  const start = 1 + count * signatureLength
  const bytes = new Uint8Array(start + body.length)
  bytes[0] = count
  bytes.set(body, start)
  return bytes
}
