import { base58 } from '@scure/base'
import { isWritable, type Message } from '../wire/readTransaction.ts'
import type { StoredAccount } from './StoredAccount.ts'
import type { TransactionRecord } from './TransactionRecord.ts'

/** Number of bytes before the first address in a Solana address lookup table. */
const TABLE_HEAD = 56
/** Size of a Solana address in bytes. */
const KEY_BYTES = 32

export type ListedAccounts = {
  readonly accounts: string[]
  readonly loaded: TransactionRecord['loaded']
  /** Addresses of the accounts that the transaction may change. */
  readonly writable: readonly string[]
}

type GetAccount = (address: string) => StoredAccount | undefined

function readTable(table: StoredAccount | undefined, indexes: readonly number[]): string[] {
  return indexes.flatMap((index) => {
    const from = TABLE_HEAD + index * KEY_BYTES
    const key = table?.data.subarray(from, from + KEY_BYTES)
    return key?.length === KEY_BYTES ? [base58.encode(key)] : []
  })
}

/** Lists all accounts of a Solana transaction in the order of their indexes. */
export function listAccounts(message: Message, getAccount: GetAccount): ListedAccounts {
  const { staticAccounts: keys } = message
  const lookups = (message.version === 0 && message.addressTableLookups) || []
  const tables = lookups.map((x) => ({ ...x, account: getAccount(x.lookupTableAddress) }))
  const writable = tables.flatMap((x) => readTable(x.account, x.writableIndexes))
  const readonly = tables.flatMap((x) => readTable(x.account, x.readonlyIndexes))
  return {
    accounts: [...keys, ...writable, ...readonly],
    loaded: { writable, readonly },
    writable: [...keys.filter((_, index) => isWritable(message, index)), ...writable],
  }
}
