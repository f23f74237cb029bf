import type { AddressLookup, SolanaMessage } from '../../solana/parseMessage.ts'

/**
 * Contents of address lookup tables, as read from the chain, by the base58 address of the table.
 */
export type LookupTables = ReadonlyMap<string, readonly string[]>

/**
 * Account addresses; `undefined` if an address comes from a lookup table that could not be read.
 */
type Addresses = readonly (string | undefined)[]

function listLoaded(
  { lookups }: SolanaMessage,
  tables: LookupTables,
  kind: Exclude<keyof AddressLookup, 'table'>,
): Addresses {
  return lookups.flatMap((lookup) => lookup[kind].map((index) => tables.get(lookup.table)?.[index]))
}

/**
 * Returns the accounts of a message in the order in which instructions index them: the message's
 * own keys, then the writable and then the read-only addresses of its lookup tables.
 */
export function listAccounts(message: SolanaMessage, tables: LookupTables): Addresses {
  return [
    ...message.accountKeys,
    ...listLoaded(message, tables, 'writable'),
    ...listLoaded(message, tables, 'readonly'),
  ]
}

/** Returns the accounts that a transaction may change (its writable accounts). */
export function listWritable(message: SolanaMessage, tables: LookupTables): Addresses {
  const { accountKeys, requiredSignatures, readonlySigned, readonlyUnsigned } = message
  const signing = accountKeys.slice(0, requiredSignatures - readonlySigned)
  const others = accountKeys.slice(requiredSignatures, accountKeys.length - readonlyUnsigned)
  return [...signing, ...others, ...listLoaded(message, tables, 'writable')]
}
