import { base58 } from '@scure/base'
import type { TransactionRecord } from '../ledger/TransactionRecord.ts'
import { parseInstruction } from '../programs/parseInstruction.ts'
import { toTokenAmount } from '../programs/toTokenAmount.ts'
import {
  type CompiledInstruction,
  isWritable,
  type Message,
  readTransaction,
} from '../wire/readTransaction.ts'

export type TransactionEncoding = 'json' | 'jsonParsed' | 'base64' | 'base58'

function toLookups(message: Message) {
  if (message.version !== 0) return {}
  const lookups = (message.addressTableLookups ?? []).map(({ lookupTableAddress, ...indexes }) => ({
    accountKey: lookupTableAddress,
    writableIndexes: indexes.writableIndexes,
    readonlyIndexes: indexes.readonlyIndexes,
  }))
  return { addressTableLookups: lookups }
}

function toPlainMessage(message: Message) {
  const { header, staticAccounts, lifetimeToken, instructions } = message
  return {
    header: {
      numRequiredSignatures: header.numSignerAccounts,
      numReadonlySignedAccounts: header.numReadonlySignerAccounts,
      numReadonlyUnsignedAccounts: header.numReadonlyNonSignerAccounts,
    },
    accountKeys: staticAccounts,
    recentBlockhash: lifetimeToken,
    instructions: instructions.map(({ programAddressIndex, accountIndices = [], data }) => ({
      programIdIndex: programAddressIndex,
      accounts: accountIndices,
      data: base58.encode(Uint8Array.from(data ?? [])),
      stackHeight: 1,
    })),
    ...toLookups(message),
  }
}

function toParsedInstruction(
  { programAddressIndex, accountIndices = [], ...input }: CompiledInstruction,
  accounts: readonly string[],
  stackHeight: number,
) {
  const programId = accounts[programAddressIndex] ?? ''
  const used = accountIndices.map((index) => accounts[index] ?? '')
  const data = Uint8Array.from(input.data ?? [])
  const read = parseInstruction({ programId, accounts: used, data })
  return read
    ? { programId, program: read.program, parsed: read.parsed, stackHeight }
    : { programId, accounts: used, data: base58.encode(data), stackHeight }
}

function toParsedMessage(message: Message, { accounts, loaded }: TransactionRecord) {
  const writableLoaded = new Set(loaded.writable)
  return {
    accountKeys: accounts.map((pubkey, index) => {
      const fromMessage = index < message.staticAccounts.length
      return {
        pubkey,
        signer: index < message.header.numSignerAccounts,
        writable: fromMessage ? isWritable(message, index) : writableLoaded.has(pubkey),
        source: fromMessage ? 'transaction' : 'lookupTable',
      }
    }),
    recentBlockhash: message.lifetimeToken,
    instructions: message.instructions.map((x) => toParsedInstruction(x, accounts, 1)),
    ...toLookups(message),
  }
}

function toContent(record: TransactionRecord, encoding: TransactionEncoding) {
  const bytes = Buffer.from(record.wire, 'base64')
  if (encoding === 'base64') return [record.wire, 'base64']
  if (encoding === 'base58') return [base58.encode(bytes), 'base58']
  const { signatures, message } = readTransaction(bytes)
  return {
    signatures: signatures.map((signature) => base58.encode(signature)),
    message: encoding === 'json' ? toPlainMessage(message) : toParsedMessage(message, record),
  }
}

function toInner(record: TransactionRecord, encoding: TransactionEncoding) {
  if (encoding !== 'jsonParsed') return record.innerInstructions
  return record.innerInstructions.map(({ index, instructions }) => ({
    index,
    instructions: instructions.map(({ programIdIndex, accounts, data, stackHeight }) =>
      toParsedInstruction(
        {
          programAddressIndex: programIdIndex,
          accountIndices: accounts,
          data: base58.decode(data),
        },
        record.accounts,
        stackHeight,
      ),
    ),
  }))
}

const toTokenBalances = (balances: TransactionRecord['preTokenBalances']) =>
  balances.map(({ amount, decimals, ...rest }) => ({
    ...rest,
    uiTokenAmount: toTokenAmount(BigInt(amount), decimals),
  }))

function toMeta(record: TransactionRecord, encoding: TransactionEncoding) {
  const { err } = record
  return {
    err,
    status: err === null ? { Ok: null } : { Err: err },
    fee: record.feeLamports,
    preBalances: record.preBalances,
    postBalances: record.postBalances,
    preTokenBalances: toTokenBalances(record.preTokenBalances),
    postTokenBalances: toTokenBalances(record.postTokenBalances),
    innerInstructions: toInner(record, encoding),
    logMessages: record.logs,
    computeUnitsConsumed: record.unitsConsumed,
    loadedAddresses: record.loaded,
    rewards: [],
  }
}

/** Returns the version of a Solana transaction's format. */
export function toVersion({ wire }: TransactionRecord): 'legacy' | 0 {
  return readTransaction(Buffer.from(wire, 'base64')).message.version
}

/** Formats an executed Solana transaction for JSON-RPC in the requested encoding. */
export function toTransaction(record: TransactionRecord, encoding: TransactionEncoding) {
  return {
    slot: record.slot,
    blockTime: record.blockTime,
    transaction: toContent(record, encoding),
    meta: toMeta(record, encoding),
  }
}
