import {
  type AccountType,
  type CaipNetworkId,
  type ChainNamespace,
  isChainNamespace,
  isRecord,
  isText,
  type StorageKey,
  type WalletAccount,
} from '@latchkey/core'
import type { Lists } from '../kit/AddressLabel.ts'
import { isNetworkOf } from '../kit/isNetworkOf.ts'
import { connectionsKeyName } from './keys.ts'

/** A connection that is stored, so that a later visit can restore it. */
export type StoredConnection = {
  readonly connectorId: string
  /** Accounts of the connection, the active one first. Never empty. */
  readonly accounts: readonly WalletAccount[]
  readonly caipNetwork?: CaipNetworkId
  /** Details of a login by e-mail or social network. */
  readonly auth?: { readonly name?: string; readonly username?: string }
}

/** Maximum number of stored entries that are read: rows of a namespace, and accounts of a row. */
export const mostRows = 64

const accountTypes: readonly AccountType[] = ['eoa', 'smartAccount', 'payment', 'ordinal']

function parseAccount(value: unknown): WalletAccount | undefined {
  if (!isRecord(value) || !isText(value['address'])) return undefined
  const { address, publicKey } = value
  const type = accountTypes.find((known) => known === value['type'])
  return { address, ...(type && { type }), ...(isText(publicKey) && { publicKey }) }
}

function parseAuth(value: unknown): StoredConnection['auth'] {
  if (!isRecord(value)) return undefined
  const { name, username } = value
  return { ...(isText(name) && { name }), ...(isText(username) && { username }) }
}

function parseRows<value>(
  list: unknown,
  parseRow: (row: unknown) => value | undefined,
): readonly value[] {
  if (!Array.isArray(list)) return []
  return list.slice(0, mostRows).flatMap((row) => parseRow(row) ?? [])
}

function parseConnection(value: unknown, namespace: ChainNamespace): StoredConnection | undefined {
  if (!isRecord(value) || !isText(value['connectorId'])) return undefined
  const { connectorId, caipNetwork } = value
  const accounts = parseRows(value['accounts'], parseAccount)
  if (accounts.length === 0) return undefined
  const auth = parseAuth(value['auth'])
  return {
    connectorId,
    accounts,
    ...(isNetworkOf(namespace, caipNetwork) && { caipNetwork }),
    ...(auth && { auth }),
  }
}

/**
 * Defines a storage key whose value is a list of rows for each namespace. Invalid rows are dropped,
 * all others stay (K-STATE-03).
 */
export function defineLists<value>(
  name: string,
  parseRow: (row: unknown, namespace: ChainNamespace) => value | undefined,
): StorageKey<Lists<value>> {
  return {
    name,
    fallback: {},
    parse: (raw) => {
      if (!isRecord(raw)) return undefined
      const lists = Object.entries(raw).flatMap(([namespace, list]) =>
        isChainNamespace(namespace)
          ? [[namespace, parseRows(list, (row) => parseRow(row, namespace))]]
          : [],
      )
      return Object.fromEntries(lists)
    },
  }
}

export const connectionsKey = /* @__PURE__ */ defineLists(connectionsKeyName.name, parseConnection)
/**
 * Storage key for the ids of connectors that the user has disconnected, by namespace. They are not
 * restored.
 */
export const endedKey = /* @__PURE__ */ defineLists('@appkit/disconnected_connector_ids', (id) =>
  isText(id) ? id : undefined,
)
