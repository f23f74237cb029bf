import type { SolanaTransaction } from './parseTransaction.ts'

/** Serializes a transaction: the signatures, then the unchanged bytes that they cover. */
export function serializeTransaction({
  signatures,
  messageBytes,
}: Pick<SolanaTransaction, 'signatures' | 'messageBytes'>): Uint8Array {
  // The number of signatures fits in one byte, because a transaction of at most 1,232 bytes has
  // fewer than 128 signatures.
  const bytes = new Uint8Array(1 + signatures.length * 64 + messageBytes.length)
  bytes[0] = signatures.length
  for (const [index, signature] of signatures.entries()) bytes.set(signature, 1 + index * 64)
  bytes.set(messageBytes, 1 + signatures.length * 64)
  return bytes
}
