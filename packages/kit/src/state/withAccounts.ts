import {
  bitcoinAccountIndexes,
  type CaipNetworkId,
  type ChainNamespace,
  type WalletAccount,
} from '@latchkey/core'
import type { ConnectionState } from '../kit/ConnectionState.ts'
import type { ConnectionKey } from './findConnection.ts'
import { withChange } from './withChange.ts'

type SharedAccounts = {
  readonly accounts: readonly WalletAccount[]
  /** Networks that the wallet has approved. Absent means all. */
  readonly approvedNetworkIds?: readonly CaipNetworkId[] | undefined
}

/**
 * Marks a connection as locked. Its accounts stay, so that it returns after unlocking
 * (K-WORLD-06).
 */
export function withLock(state: ConnectionState, key: ConnectionKey): ConnectionState {
  return withChange(state, key, (connection) => ({ ...connection, locked: true }))
}

/**
 * Replaces the accounts and approved networks of a connection by those that its wallet shares now.
 * The active account is first. The connection is not locked any more.
 */
export function withAccounts(
  state: ConnectionState,
  key: ConnectionKey,
  { accounts, approvedNetworkIds }: SharedAccounts,
): ConnectionState {
  return withChange(state, key, ({ approvedNetworkIds: _, locked: __, ...rest }) => {
    const typed = toTypedAccounts(key.namespace, accounts, rest.accounts)
    return { ...rest, accounts: typed, ...(approvedNetworkIds && { approvedNetworkIds }) }
  })
}

/**
 * Adds missing account types of a Bitcoin wallet. An address keeps its known type. Otherwise the
 * first account is for payments and the second for ordinals (product specification §9).
 */
export function toTypedAccounts(
  namespace: ChainNamespace,
  accounts: readonly WalletAccount[],
  known: readonly WalletAccount[] = [],
): readonly WalletAccount[] {
  if (namespace !== 'bip122') return accounts
  return accounts.map((account, index) => {
    const before = known.find(({ address }) => address === account.address)
    const type = account.type ?? before?.type ?? typeOf(index)
    return { ...account, ...(type && { type }) }
  })
}

function typeOf(index: number): WalletAccount['type'] {
  if (index === bitcoinAccountIndexes.payment) return 'payment'
  return index === bitcoinAccountIndexes.ordinal ? 'ordinal' : undefined
}
