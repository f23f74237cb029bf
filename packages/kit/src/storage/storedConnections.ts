import {
  type CaipNetworkId,
  type ChainNamespace,
  defineStorageKey,
  isCaipNetworkId,
  type StorageKey,
  type WalletAccount,
} from '@latchkey/core'
import type { Kit } from '../Kit.ts'
import { getActiveNamespace } from '../selectors/getActiveNamespace.ts'
import { getActiveNetworkId } from '../selectors/getActiveNetwork.ts'
import {
  activeNamespaceKey,
  activeNetworkKey,
  connectedNamespacesKey,
  connectionStatusKey,
  connectionsKeyName,
  toConnectorIdKey,
  writeOrRemove,
} from './keys.ts'

/** A connection of an earlier visit, to bring back. */
export type StoredConnection = {
  readonly connectorId: string
  readonly accounts: readonly WalletAccount[]
  readonly caipNetwork?: CaipNetworkId
}

type Lists<value> = { readonly [namespace in string]?: readonly value[] }

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

// Rows that are not valid are left out, the rest stays (K-STATE-03).
function defineLists<value>(
  name: string,
  isValid: (value: unknown) => value is value,
): StorageKey<Lists<value>> {
  return defineStorageKey<Lists<value>>({
    name,
    fallback: {},
    parse: (raw) => {
      if (!isRecord(raw)) return undefined
      const lists = Object.entries(raw).map(([namespace, list]) => [
        namespace,
        Array.isArray(list) ? list.filter(isValid) : [],
      ])
      return Object.fromEntries(lists)
    },
  })
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

const connectionsKey = /* @__PURE__ */ defineLists(connectionsKeyName.name, isStoredConnection)
const endedKey = /* @__PURE__ */ defineLists('@appkit/disconnected_connector_ids', isText)

function writeLists<value>(kit: Kit, key: StorageKey<Lists<value>>, lists: Lists<value>): void {
  const filled = Object.entries(lists).filter(([, list]) => list && list.length > 0)
  const value = filled.length > 0 ? Object.fromEntries(filled) : undefined
  writeOrRemove(kit.runtime.storage, key, value)
}

/** Reads the connections of a namespace that may come back: not those a person ended. */
export function readConnections(kit: Kit, namespace: ChainNamespace): readonly StoredConnection[] {
  const { storage } = kit.runtime
  const ended = storage.read(endedKey)[namespace] ?? []
  const stored = storage.read(connectionsKey)[namespace] ?? []
  return stored.filter((connection) => !ended.includes(connection.connectorId))
}

/** Writes what is known of the connections of a namespace; those of others stay as they are. */
export function storeConnections(kit: Kit, namespace: ChainNamespace): void {
  const { storage } = kit.runtime
  const { connections, activeConnectors } = kit.connection.getState()
  const own = connections
    .filter((connection) => connection.namespace === namespace)
    .map(({ connector, accounts, caipNetworkId }) => ({
      connectorId: connector.id,
      accounts,
      caipNetwork: caipNetworkId,
    }))
  const lists = { ...storage.read(connectionsKey), [namespace]: own }
  writeLists(kit, connectionsKey, lists)
  writeOrRemove(storage, toConnectorIdKey(namespace), activeConnectors[namespace])
  const names = Object.entries(lists)
    .filter(([, list]) => list?.length)
    .map(([name]) => name)
    .join(',')
  writeOrRemove(storage, connectedNamespacesKey, names || undefined)
  storage.write(connectionStatusKey, names ? 'connected' : 'disconnected')
  storeNetwork(kit)
}

/** Writes the network in use. */
export function storeNetwork(kit: Kit): void {
  const { storage } = kit.runtime
  writeOrRemove(storage, activeNetworkKey, getActiveNetworkId(kit))
  storage.write(activeNamespaceKey, getActiveNamespace(kit))
}

/** Notes whether a person ended a connection: then it does not come back by itself (K-STATE-04). */
export function storeEnded(
  kit: Kit,
  target: { readonly namespace: ChainNamespace; readonly connectorId: string },
  ended: boolean,
): void {
  const { namespace, connectorId } = target
  const lists = kit.runtime.storage.read(endedKey)
  const before = lists[namespace] ?? []
  if (before.includes(connectorId) === ended) return
  const others = before.filter((id) => id !== connectorId)
  const after = ended ? [...others, connectorId] : others
  writeLists(kit, endedKey, { ...lists, [namespace]: after })
}
