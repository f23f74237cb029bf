import type {
  CompiledTransactionMessage,
  CompiledTransactionMessageWithLifetime,
} from '@solana/kit'
import { kit } from '../kit.ts'
import { MalformedTransactionError } from './MalformedTransactionError.ts'

/** The message that signers sign, in the versions that this cluster supports. */
export type Message = Exclude<CompiledTransactionMessage, { readonly version: 1 }> &
  CompiledTransactionMessageWithLifetime

/** One call of a program, its accounts as indexes into the keys of the message. */
export type CompiledInstruction = Message['instructions'][number]

/** A transaction taken apart. */
export type WireTransaction = {
  /** 64 bytes each, in the order of the keys; zeros where one is missing. */
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
 * Takes the bytes that are signed apart.
 *
 * @throws {MalformedTransactionError}
 */
export function readMessage(bytes: Uint8Array): Message {
  const decoder = kit.getCompiledTransactionMessageDecoder()
  const [message, end] = attempt(() => decoder.read(bytes, 0))
  if (message.version === 1)
    throw new MalformedTransactionError('invalid value: integer 1, expected version 0')
  // The library leaves alone what follows; the network does not.
  if (end !== bytes.length)
    throw new MalformedTransactionError('failed to deserialize: bytes left over')
  return message
}

/**
 * Takes a whole transaction apart.
 *
 * @throws {MalformedTransactionError}
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

/** Whether a key of the message may be changed by it; indexes of keys in the message itself. */
export function isWritable({ header, staticAccounts }: Message, index: number): boolean {
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = header
  return index < numSignerAccounts
    ? index < numSignerAccounts - numReadonlySignerAccounts
    : index < staticAccounts.length - numReadonlyNonSignerAccounts
}
