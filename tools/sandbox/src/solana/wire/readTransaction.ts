import type {
  CompiledTransactionMessage,
  CompiledTransactionMessageWithLifetime,
} from '@solana/kit'
import { kit } from '../kit.ts'
import { MalformedTransactionError } from './MalformedTransactionError.ts'

/** The signed part of a Solana transaction, in the versions that the sandbox supports. */
export type Message = Exclude<CompiledTransactionMessage, { readonly version: 1 }> &
  CompiledTransactionMessageWithLifetime

/** An instruction that refers to its accounts by their index in the message. */
export type CompiledInstruction = Message['instructions'][number]

/** A decoded Solana transaction: its signatures and its message. */
export type WireTransaction = {
  /** Signatures of 64 bytes each, in the order of the signers. A missing one is all zeros. */
  readonly signatures: readonly Uint8Array[]
  readonly message: Message
  readonly messageBytes: Uint8Array
}

const SIGNATURE_BYTES = 64

function attempt<result>(decode: () => result): result {
  try {
    return decode()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'unknown'
    throw new MalformedTransactionError(`failed to deserialize: ${reason}`)
  }
}

/**
 * Decodes the signed part of a Solana transaction: its message.
 *
 * @throws {MalformedTransactionError} The bytes are not a valid message.
 */
export function readMessage(bytes: Uint8Array): Message {
  const decoder = kit.getCompiledTransactionMessageDecoder()
  const [message, end] = attempt(() => decoder.read(bytes, 0))
  if (message.version === 1)
    throw new MalformedTransactionError('invalid value: integer 1, expected version 0')
  // The library accepts additional bytes at the end, but the network does not.
  if (end !== bytes.length)
    throw new MalformedTransactionError('failed to deserialize: bytes left over')
  return message
}

/**
 * Decodes a Solana transaction with its signatures.
 *
 * @throws {MalformedTransactionError} The bytes are not a valid transaction.
 */
export function readTransaction(bytes: Uint8Array): WireTransaction {
  const transaction = attempt(() => kit.getTransactionDecoder().decode(bytes))
  const messageBytes = Uint8Array.from(transaction.messageBytes)
  return {
    signatures: Object.values(transaction.signatures).map(
      (signature) => signature ?? new Uint8Array(SIGNATURE_BYTES),
    ),
    message: readMessage(messageBytes),
    messageBytes,
  }
}

/** Returns whether the transaction may change the account with this index in the message. */
export function isWritable({ header, staticAccounts }: Message, index: number): boolean {
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = header
  return index < numSignerAccounts
    ? index < numSignerAccounts - numReadonlySignerAccounts
    : index < staticAccounts.length - numReadonlyNonSignerAccounts
}
