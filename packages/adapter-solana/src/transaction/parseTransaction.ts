import { getCompiledTransactionMessageDecoder } from '@solana/kit'
import { TransactionInvalidError } from '../errors/transactionErrors.ts'

export const signatureLength = 64
/** Largest size in bytes of a transaction that a cluster accepts. */
const mostBytes = 1_232

export type CompiledMessage = ReturnType<
  ReturnType<typeof getCompiledTransactionMessageDecoder>['decode']
>

export type ParsedTransaction = {
  readonly message: CompiledMessage
  /** Whether the transaction has a signature already, so that no byte may change. */
  readonly signed: boolean
}

/**
 * Parses a transaction in wire format, legacy or version 0.
 *
 * @throws {TransactionInvalidError}
 */
export function parseTransaction(bytes: Uint8Array): ParsedTransaction {
  const [count = 0] = bytes
  const start = 1 + count * signatureLength
  if (bytes.length > mostBytes) throw new TransactionInvalidError({ reason: 'over 1232 bytes' })
  const message = decode(bytes.subarray(start))
  if (message.version === 1 || message.header.numSignerAccounts !== count) {
    throw new TransactionInvalidError({ reason: 'signatures and signers do not match' })
  }
  return { message, signed: bytes.subarray(1, start).some((byte) => byte !== 0) }
}

function decode(bytes: Uint8Array): CompiledMessage {
  try {
    return getCompiledTransactionMessageDecoder().decode(bytes)
  } catch (cause) {
    throw new TransactionInvalidError({ reason: 'it cannot be read', cause })
  }
}
