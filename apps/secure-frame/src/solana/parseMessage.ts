import { base58 } from '@scure/base'
import { type ByteReader, createByteReader } from './createByteReader.ts'
import { SolanaFormatError } from './SolanaFormatError.ts'

export type SolanaInstruction = {
  /** Index of the called program in `accountKeys`. */
  readonly programIndex: number
  /**
   * Indexes of the accounts: first those in `accountKeys`, then the addresses from lookup tables.
   */
  readonly accountIndexes: readonly number[]
  readonly data: Uint8Array
}

/**
 * Indexes of addresses in an on-chain lookup table. In a message, the writable addresses of all
 * tables come before the read-only ones.
 */
export type AddressLookup = {
  readonly table: string
  readonly writable: readonly number[]
  readonly readonly: readonly number[]
}

export type SolanaMessage = {
  readonly version: 'legacy' | 0
  /** Number of account keys at the start of the list that sign. The first one pays the fee. */
  readonly requiredSignatures: number
  readonly readonlySigned: number
  readonly readonlyUnsigned: number
  /** Addresses of the message's accounts in base58, the signers first. */
  readonly accountKeys: readonly string[]
  /**
   * Hash of a recent block, or value of a durable nonce, in base58. The network
   * accepts the transaction only until the block hash expires or the nonce advances.
   */
  readonly lifetime: string
  readonly instructions: readonly SolanaInstruction[]
  /**
   * References to lookup tables, from which the message takes further accounts. Empty for legacy
   * messages.
   */
  readonly lookups: readonly AddressLookup[]
}

/**
 * Parses the bytes that a Solana signature covers: a legacy or version 0 message. Strict: every
 * byte is used, numbers have their shortest form, keys are unique, and every index is in range.
 *
 * @throws {SolanaFormatError} With the reason in `hint`.
 */
export function parseMessage(bytes: Uint8Array): SolanaMessage {
  const reader = createByteReader(bytes)
  const version = parseVersion(reader)
  const requiredSignatures = reader.byte('the header')
  const readonlySigned = reader.byte('the header')
  const readonlyUnsigned = reader.byte('the header')
  const accountKeys = reader.list('the account list', () => parseKey(reader, 'an account'))
  const lifetime = parseKey(reader, 'the block hash')
  const instructions = reader.list('the instruction list', () => parseInstruction(reader))
  const lookups = version === 0 ? reader.list('the lookup list', () => parseLookup(reader)) : []
  reader.end()

  const message: SolanaMessage = {
    version,
    requiredSignatures,
    readonlySigned,
    readonlyUnsigned,
    accountKeys,
    lifetime,
    instructions,
    lookups,
  }
  checkHeader(message)
  checkIndexes(message)
  return message
}

function parseVersion(reader: ByteReader): 'legacy' | 0 {
  const first = reader.peek()
  if (first === undefined || first < 0x80) return 'legacy'
  if (reader.byte('the version') !== 0x80) throw refuse('the version is not known')
  return 0
}

function parseKey(reader: ByteReader, what: string): string {
  return base58.encode(reader.take(32, what))
}

function parseInstruction(reader: ByteReader): SolanaInstruction {
  const programIndex = reader.byte('an instruction')
  const accountIndexes = reader.list('the accounts of an instruction', () =>
    reader.byte('an instruction'),
  )
  const data = reader.take(reader.compact('the data of an instruction'), 'an instruction')
  return { programIndex, accountIndexes, data }
}

function parseLookup(reader: ByteReader): AddressLookup {
  const table = parseKey(reader, 'a lookup')
  const indexes = () => reader.list('a lookup', () => reader.byte('a lookup'))
  return { table, writable: indexes(), readonly: indexes() }
}

function checkHeader(message: SolanaMessage): void {
  const { requiredSignatures, readonlySigned, readonlyUnsigned, accountKeys } = message
  if (requiredSignatures === 0) throw refuse('no signers')
  if (readonlySigned >= requiredSignatures) throw refuse('no fee payer')
  if (requiredSignatures + readonlyUnsigned > accountKeys.length)
    throw refuse('the header counts more accounts than there are')
  if (new Set(accountKeys).size !== accountKeys.length) throw refuse('an account stands twice')
}

function checkIndexes({ accountKeys, instructions, lookups }: SolanaMessage): void {
  const loaded = lookups.reduce((sum, x) => sum + x.writable.length + x.readonly.length, 0)
  const known = accountKeys.length + loaded
  if (known > 256) throw refuse('there are more than 256 accounts')
  for (const { programIndex, accountIndexes } of instructions) {
    // The chain accepts neither a program from a lookup table nor the fee payer as a program.
    if (programIndex === 0 || programIndex >= accountKeys.length)
      throw refuse('an instruction names no program')
    if (accountIndexes.some((index) => index >= known))
      throw refuse('an instruction names an account that is not there')
  }
}

function refuse(reason: string): SolanaFormatError {
  return new SolanaFormatError({ reason })
}
