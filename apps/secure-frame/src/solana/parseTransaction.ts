import { createByteReader } from './createByteReader.ts'
import { parseMessage, type SolanaMessage } from './parseMessage.ts'
import { SolanaFormatError } from './SolanaFormatError.ts'

export type SolanaTransaction = {
  /** Signatures of 64 bytes in the order of the signers. A missing signature is all zeros. */
  readonly signatures: readonly Uint8Array[]
  /** The serialized message, which the signatures cover. */
  readonly messageBytes: Uint8Array
  readonly message: SolanaMessage
}

/** Maximum size of a transaction in bytes: one network packet. */
const maxBytes = 1232

/**
 * Parses a serialized transaction.
 *
 * @throws {SolanaFormatError} With the reason in `hint`.
 */
export function parseTransaction(bytes: Uint8Array): SolanaTransaction {
  if (bytes.length > maxBytes) throw new SolanaFormatError({ reason: 'longer than 1232 bytes' })
  const reader = createByteReader(bytes)
  const signatures = reader.list('the signature list', () => reader.take(64, 'a signature'))
  const messageBytes = reader.rest()
  const message = parseMessage(messageBytes)
  if (signatures.length !== message.requiredSignatures)
    throw new SolanaFormatError({ reason: 'the number of signatures is not that of signers' })
  return { signatures, messageBytes, message }
}
