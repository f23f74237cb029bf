import type { AddressLookup, SolanaMessage } from '../../solana/parseMessage.ts'

/** Addresses of lookup tables, read from the chain: base58 table to its entries. */
export type LookupTables = ReadonlyMap<string, readonly string[]>

/** `undefined`: its table was not read. */
type Addresses = readonly (string | undefined)[]

function listLoaded(
  { lookups }: SolanaMessage,
  tables: LookupTables,
  kind: Exclude<keyof AddressLookup, 'table'>,
): Addresses {
  return lookups.flatMap((lookup) => lookup[kind].map((index) => tables.get(lookup.table)?.[index]))
}

/** The accounts that instructions point at: own keys first, then all writable ones of the tables, then the others. */
export function listAccounts(message: SolanaMessage, tables: LookupTables): Addresses {
  return [
    ...message.accountKeys,
    ...listLoaded(message, tables, 'writable'),
    ...listLoaded(message, tables, 'readonly'),
  ]
}

/** The accounts that a transaction may change. */
export function listWritable(message: SolanaMessage, tables: LookupTables): Addresses {
  const { accountKeys, requiredSignatures, readonlySigned, readonlyUnsigned } = message
  const signing = accountKeys.slice(0, requiredSignatures - readonlySigned)
  const others = accountKeys.slice(requiredSignatures, accountKeys.length - readonlyUnsigned)
  return [...signing, ...others, ...listLoaded(message, tables, 'writable')]
}
