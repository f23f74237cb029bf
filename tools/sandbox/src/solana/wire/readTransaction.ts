import { createReader, type Reader } from './createReader.ts'
import { MalformedTransactionError } from './MalformedTransactionError.ts'

/** One call of a program, its accounts as indexes into the keys of the message. */
export type CompiledInstruction = {
  readonly programIndex: number
  readonly accountIndexes: readonly number[]
  readonly data: Uint8Array
}

/** Accounts that a message takes from a table on the chain. */
export type Lookup = {
  readonly table: string
  readonly writableIndexes: readonly number[]
  readonly readonlyIndexes: readonly number[]
}

/** What a transaction's signers sign. */
export type Message = {
  readonly version: 'legacy' | 0
  readonly header: {
    readonly numRequiredSignatures: number
    readonly numReadonlySignedAccounts: number
    readonly numReadonlyUnsignedAccounts: number
  }
  /** The keys that stand in the message itself. */
  readonly keys: readonly string[]
  readonly blockhash: string
  readonly instructions: readonly CompiledInstruction[]
  readonly lookups: readonly Lookup[]
}

/** A transaction taken apart. */
export type WireTransaction = {
  /** 64 bytes each, in the order of the keys; zeros where one is missing. */
  readonly signatures: readonly Uint8Array[]
  readonly message: Message
  readonly messageBytes: Uint8Array
}

const SIGNATURE_BYTES = 64
const VERSION_FLAG = 0x80

function takeVersion(reader: Reader): Message['version'] {
  if ((reader.peek() ?? 0) < VERSION_FLAG) return 'legacy'
  const version = reader.takeByte() - VERSION_FLAG
  if (version === 0) return 0
  throw new MalformedTransactionError(`invalid value: integer ${version}, expected version 0`)
}

const takeInstruction = (reader: Reader) => (): CompiledInstruction => ({
  programIndex: reader.takeByte(),
  accountIndexes: reader.takeList(reader.takeByte),
  data: Uint8Array.from(reader.takeList(reader.takeByte)),
})

const takeLookup = (reader: Reader) => (): Lookup => ({
  table: reader.takeKey(),
  writableIndexes: reader.takeList(reader.takeByte),
  readonlyIndexes: reader.takeList(reader.takeByte),
})

/**
 * Takes the bytes that are signed apart.
 *
 * @throws {MalformedTransactionError}
 */
export function readMessage(bytes: Uint8Array): Message {
  const reader = createReader(bytes)
  const version = takeVersion(reader)
  const message = {
    version,
    header: {
      numRequiredSignatures: reader.takeByte(),
      numReadonlySignedAccounts: reader.takeByte(),
      numReadonlyUnsignedAccounts: reader.takeByte(),
    },
    keys: reader.takeList(reader.takeKey),
    blockhash: reader.takeKey(),
    instructions: reader.takeList(takeInstruction(reader)),
    lookups: version === 0 ? reader.takeList(takeLookup(reader)) : [],
  }
  if (reader.getRest().length > 0)
    throw new MalformedTransactionError('failed to deserialize: bytes left over')
  if (message.header.numRequiredSignatures > message.keys.length)
    throw new MalformedTransactionError('failed to deserialize: more signers than keys')
  return message
}

/**
 * Takes a whole transaction apart.
 *
 * @throws {MalformedTransactionError}
 */
export function readTransaction(bytes: Uint8Array): WireTransaction {
  const reader = createReader(bytes)
  const signatures = reader.takeList(() => reader.takeBytes(SIGNATURE_BYTES))
  const messageBytes = reader.getRest()
  const message = readMessage(messageBytes)
  if (signatures.length !== message.header.numRequiredSignatures)
    throw new MalformedTransactionError('failed to sanitize: wrong number of signatures')
  return { signatures, message, messageBytes }
}

/** Whether a key of the message may be changed by it; indexes of keys in the message itself. */
export function isWritable({ header, keys }: Message, index: number): boolean {
  const { numRequiredSignatures, numReadonlySignedAccounts, numReadonlyUnsignedAccounts } = header
  return index < numRequiredSignatures
    ? index < numRequiredSignatures - numReadonlySignedAccounts
    : index < keys.length - numReadonlyUnsignedAccounts
}
