import {
  type CaipNetworkId,
  type ChainNamespace,
  chainNamespaces,
  type StorageKey,
} from '@latchkey/core'
import type { Lists } from '../kit/AddressLabel.ts'
import type { Connection } from '../kit/ConnectionState.ts'
import type { Kit } from '../kit/Kit.ts'
import { findConnection } from '../state/findConnection.ts'
import { getActiveNamespace } from '../state/getActiveConnection.ts'
import { getActiveNetworkId } from '../state/getActiveNetwork.ts'
import { connectionsKey, endedKey, type StoredConnection } from './connectionLists.ts'
import {
  activeNamespaceKey,
  activeNetworkKey,
  connectedNamespacesKey,
  connectionStatusKey,
  toConnectorIdKey,
  writeOrRemove,
} from './keys.ts'

export type { StoredConnection } from './connectionLists.ts'

type Target = { readonly namespace: ChainNamespace; readonly connectorId: string }

/** Maximum number of stored addresses per connector. */
const mostAccounts = 16
/** Maximum number of stored ids of disconnected connectors per namespace. */
const mostEnded = 64
/** Maximum number of stored connections per namespace. */
const mostConnections = 16

function writeLists<value>(kit: Kit, key: StorageKey<Lists<value>>, lists: Lists<value>): void {
  const filled = Object.entries(lists).filter(([, list]) => list && list.length > 0)
  const value = filled.length > 0 ? Object.fromEntries(filled) : undefined
  writeOrRemove(kit.storage, key, value)
}

/**
 * Returns every stored connection of a namespace, including those that the user has disconnected.
 */
export function readStoredConnections(
  kit: Kit,
  namespace: ChainNamespace,
): readonly StoredConnection[] {
  return kit.storage.read(connectionsKey)[namespace] ?? []
}

/** Returns whether the user has disconnected a connection. */
export function isEnded(kit: Kit, { namespace, connectorId }: Target): boolean {
  return kit.storage.read(endedKey)[namespace]?.includes(connectorId) ?? false
}

/**
 * Returns the connections of a namespace that can be restored: all except those that the user has
 * disconnected.
 */
export function readConnections(kit: Kit, namespace: ChainNamespace): readonly StoredConnection[] {
  return readStoredConnections(kit, namespace).filter(
    ({ connectorId }) => !isEnded(kit, { namespace, connectorId }),
  )
}

function isSameAddress(one: { readonly address: string }) {
  return (other: { readonly address: string }) => other.address === one.address
}

/**
 * Returns the login details to store with a connection: the provider, and the username or email
 * that the next login fills in.
 */
function toStoredAuth({ login }: Connection, before: StoredConnection | undefined) {
  if (!login) return before?.auth && { auth: before.auth }
  const { user, socialProvider } = login
  const username = user.username ?? user.email
  return { auth: { name: socialProvider ?? 'email', ...(username && { username }) } }
}

/**
 * Converts a live connection to its stored form. Addresses that were stored before and that the
 * connection does not report now stay at the end of the list, because a wallet may share only a
 * part of its accounts (kit-state §11).
 */
function toStored(connection: Connection, before: StoredConnection | undefined): StoredConnection {
  const { connector, accounts, caipNetworkId } = connection
  const known = before?.accounts ?? []
  const former = known.filter((account) => !accounts.some(isSameAddress(account)))
  return {
    connectorId: connector.id,
    accounts: [...accounts, ...former].slice(0, mostAccounts),
    caipNetwork: caipNetworkId,
    ...toStoredAuth(connection, before),
  }
}

function writeNamespace(
  kit: Kit,
  namespace: ChainNamespace,
  rows: readonly StoredConnection[],
): void {
  const lists = { ...kit.storage.read(connectionsKey), [namespace]: rows }
  writeLists(kit, connectionsKey, lists)
}

/**
 * Stores which namespaces have a connection that can be restored, so that the next page load knows
 * without parsing lists.
 */
function writeStatus(kit: Kit): void {
  const { storage } = kit
  const names = chainNamespaces.filter((name) => readConnections(kit, name).length > 0).join(',')
  writeOrRemove(storage, connectedNamespacesKey, names || undefined)
  storage.write(connectionStatusKey, names ? 'connected' : 'disconnected')
}

/**
 * Returns whether a connection is the stored active one of its namespace, which the user chose last
 * in any tab.
 */
export function isStoredActive(kit: Kit, { namespace, connectorId }: Target): boolean {
  return kit.storage.read(toConnectorIdKey(namespace)) === connectorId
}

/**
 * Stores the live connections of a namespace. Other stored connections stay unchanged, because they
 * may be live in another tab or belong to a locked wallet (S-102).
 *
 * @param options.keepsActive - Leaves the stored active connection and network unchanged, because
 * the user chose neither.
 */
export function storeConnections(
  kit: Kit,
  namespace: ChainNamespace,
  options: { readonly keepsActive?: boolean } = {},
): void {
  const { connections, activeConnectors } = kit.connection.getState()
  const rows = readStoredConnections(kit, namespace)
  const live = connections.filter((connection) => connection.namespace === namespace)
  const own = live.map((connection) =>
    toStored(
      connection,
      rows.find((row) => row.connectorId === connection.connector.id),
    ),
  )
  const others = rows.filter(
    (row) => !own.some(({ connectorId }) => connectorId === row.connectorId),
  )
  // Live connections come last in the stored list, so the limit drops only older ones.
  const surplus = Math.min(others.length, Math.max(0, others.length + own.length - mostConnections))
  writeNamespace(kit, namespace, [...others.slice(surplus), ...own])
  writeStatus(kit)
  if (options.keepsActive) return
  writeOrRemove(kit.storage, toConnectorIdKey(namespace), activeConnectors[namespace])
  storeNetwork(kit)
}

/** Removes a connection from storage, so that no later visit restores it. */
export function removeStored(kit: Kit, { namespace, connectorId }: Target): void {
  const rows = readStoredConnections(kit, namespace)
  const left = rows.filter((row) => row.connectorId !== connectorId)
  if (left.length < rows.length) writeNamespace(kit, namespace, left)
}

/**
 * Removes the username and email of a stored login, which must not outlast a sign-out (S-101). The
 * login method stays.
 */
export function forgetStoredName(kit: Kit, { namespace, connectorId }: Target): void {
  const rows = readStoredConnections(kit, namespace)
  const isNamed = (row: StoredConnection) =>
    row.connectorId === connectorId && row.auth?.username !== undefined
  if (!rows.some(isNamed)) return
  const without = ({ auth, ...row }: StoredConnection) => ({
    ...row,
    auth: { ...(auth?.name && { name: auth.name }) },
  })
  writeNamespace(
    kit,
    namespace,
    rows.map((row) => (isNamed(row) ? without(row) : row)),
  )
}

/** Removes one or all addresses of a stored connection, except addresses of a live connection. */
export function removeStoredAccount(
  kit: Kit,
  target: Target & { readonly address?: string | undefined },
): void {
  const { namespace, connectorId, address } = target
  const live = findConnection(kit.connection.getState(), target)
  const isKept = (account: { readonly address: string }) =>
    live?.accounts.some(isSameAddress(account)) ||
    (address !== undefined && account.address !== address)
  const rows = readStoredConnections(kit, namespace).flatMap((row) => {
    if (row.connectorId !== connectorId) return row
    const accounts = row.accounts.filter(isKept)
    return accounts.length > 0 ? { ...row, accounts } : []
  })
  writeNamespace(kit, namespace, rows)
  writeStatus(kit)
}

/** Stores the active network, so that the next visit starts on it. */
export function storeNetwork(kit: Kit): void {
  const { storage } = kit
  const caipNetworkId: CaipNetworkId | undefined = getActiveNetworkId(kit)
  writeOrRemove(storage, activeNetworkKey, caipNetworkId)
  storage.write(activeNamespaceKey, getActiveNamespace(kit))
}

/**
 * Stores whether the user has disconnected a connection, which then is not restored automatically
 * (K-STATE-04).
 */
export function storeEnded(kit: Kit, target: Target, ended: boolean): void {
  const { namespace, connectorId } = target
  const lists = kit.storage.read(endedKey)
  const before = lists[namespace] ?? []
  if (before.includes(connectorId) === ended) return
  const others = before.filter((id) => id !== connectorId)
  const after = ended ? [...others, connectorId].slice(-mostEnded) : others
  writeLists(kit, endedKey, { ...lists, [namespace]: after })
}
