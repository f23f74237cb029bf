import type { SolanaTransaction } from './parseTransaction.ts'

/** Puts a transaction together again: the signatures, then the bytes they cover, untouched. */
export function serializeTransaction({
  signatures,
  messageBytes,
}: Pick<SolanaTransaction, 'signatures' | 'messageBytes'>): Uint8Array {
  // A transaction of at most 1,232 bytes holds fewer than 128 signatures: their number is one byte.
  const bytes = new Uint8Array(1 + signatures.length * 64 + messageBytes.length)
  bytes[0] = signatures.length
  for (const [index, signature] of signatures.entries()) bytes.set(signature, 1 + index * 64)
  bytes.set(messageBytes, 1 + signatures.length * 64)
  return bytes
}
