import type { AddressLookup, SolanaMessage } from '../../solana/parseMessage.ts'

/** Addresses of lookup tables, read from the chain: entries by base58 table address. */
export type LookupTables = ReadonlyMap<string, readonly string[]>

/** `undefined` for an address whose table was not read. */
type Addresses = readonly (string | undefined)[]

function listLoaded(
  { lookups }: SolanaMessage,
  tables: LookupTables,
  kind: Exclude<keyof AddressLookup, 'table'>,
): Addresses {
  return lookups.flatMap((lookup) => lookup[kind].map((index) => tables.get(lookup.table)?.[index]))
}

/**
 * Returns the accounts in instruction-index order: own keys, then the tables' writable addresses,
 * then their read-only ones.
 */
export function listAccounts(message: SolanaMessage, tables: LookupTables): Addresses {
  return [
    ...message.accountKeys,
    ...listLoaded(message, tables, 'writable'),
    ...listLoaded(message, tables, 'readonly'),
  ]
}

/** Returns the accounts that a transaction may change. */
export function listWritable(message: SolanaMessage, tables: LookupTables): Addresses {
  const { accountKeys, requiredSignatures, readonlySigned, readonlyUnsigned } = message
  const signing = accountKeys.slice(0, requiredSignatures - readonlySigned)
  const others = accountKeys.slice(requiredSignatures, accountKeys.length - readonlyUnsigned)
  return [...signing, ...others, ...listLoaded(message, tables, 'writable')]
}
