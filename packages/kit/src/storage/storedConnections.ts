import {
  type CaipNetworkId,
  type ChainNamespace,
  isCaipNetworkId,
  type WalletAccount,
} from '@latchkey/core'
import type { Kit } from '../Kit.ts'
import { getActiveNamespace } from '../selectors/getActiveNamespace.ts'
import { getActiveNetworkId } from '../selectors/getActiveNetwork.ts'
import { readStored, writeStored } from './storedText.ts'

/** A connection of an earlier visit, to bring back. */
export type StoredConnection = {
  readonly connectorId: string
  readonly accounts: readonly WalletAccount[]
  readonly caipNetwork?: CaipNetworkId
}

type ByNamespace<value> = Partial<Record<string, readonly value[]>>

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readLists<value>(
  kit: Kit,
  key: string,
  isValue: (value: unknown) => value is value,
): ByNamespace<value> {
  const parsed = parseRecord(readStored(kit, key))
  const entries = Object.entries(parsed).map(([namespace, list]) => [
    namespace,
    Array.isArray(list) ? list.filter(isValue) : [],
  ])
  return Object.fromEntries(entries)
}

// Unknown content is ignored, not thrown (K-STATE-03).
function parseRecord(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

function isStoredConnection(value: unknown): value is StoredConnection {
  if (!isRecord(value) || typeof value['connectorId'] !== 'string') return false
  const { caipNetwork } = value
  return (
    caipNetwork === undefined || (typeof caipNetwork === 'string' && isCaipNetworkId(caipNetwork))
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** Reads the connections of a namespace that may come back: not those a person ended. */
export function readConnections(kit: Kit, namespace: ChainNamespace): readonly StoredConnection[] {
  const ended = readLists(kit, 'disconnected_connector_ids', isText)[namespace] ?? []
  const stored = readLists(kit, 'connections', isStoredConnection)[namespace] ?? []
  return stored.filter((connection) => !ended.includes(connection.connectorId))
}

function writeLists(kit: Kit, key: string, lists: ByNamespace<unknown>): void {
  const filled = Object.entries(lists).filter(([, list]) => list && list.length > 0)
  const text = filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : undefined
  writeStored(kit, key, text)
}

/** Writes what is known of the connections of a namespace; those of others stay as they are. */
export function storeConnections(kit: Kit, namespace: ChainNamespace): void {
  const { connections, activeConnectors } = kit.connection.getState()
  const own = connections
    .filter((connection) => connection.namespace === namespace)
    .map(({ connector, accounts, caipNetworkId }) => ({
      connectorId: connector.id,
      accounts,
      caipNetwork: caipNetworkId,
    }))
  const lists: ByNamespace<StoredConnection> = {
    ...readLists(kit, 'connections', isStoredConnection),
    [namespace]: own,
  }
  writeLists(kit, 'connections', lists)
  writeStored(kit, `${namespace}:connected_connector_id`, activeConnectors[namespace])
  const names = Object.keys(lists)
    .filter((name) => lists[name]?.length)
    .join(',')
  writeStored(kit, 'connected_namespaces', names || undefined)
  writeStored(kit, 'connection_status', names ? 'connected' : 'disconnected')
  storeNetwork(kit)
}

/** Writes the network in use. */
export function storeNetwork(kit: Kit): void {
  writeStored(kit, 'active_caip_network_id', getActiveNetworkId(kit))
  writeStored(kit, 'active_namespace', getActiveNamespace(kit))
}

/** Notes that a person ended a connection: it does not come back by itself (K-STATE-04). */
export function storeDisconnected(kit: Kit, namespace: ChainNamespace, connectorId: string): void {
  const lists = readLists(kit, 'disconnected_connector_ids', isText)
  const others = (lists[namespace] ?? []).filter((id) => id !== connectorId)
  writeLists(kit, 'disconnected_connector_ids', { ...lists, [namespace]: [...others, connectorId] })
}

/** Notes that a person connected a wallet: it may come back by itself again. */
export function storeConnected(kit: Kit, namespace: ChainNamespace, connectorId: string): void {
  const lists = readLists(kit, 'disconnected_connector_ids', isText)
  const others = (lists[namespace] ?? []).filter((id) => id !== connectorId)
  if (others.length === (lists[namespace] ?? []).length) return
  writeLists(kit, 'disconnected_connector_ids', { ...lists, [namespace]: others })
}
