import type { StorageKey } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import {
  connectedNamespacesKey,
  connectionStatusKey,
  connectionsKeyName,
  staleKeys,
  toConnectorIdKey,
} from './keys.ts'

type Holder = Pick<Kit, 'config' | 'storage'>

/** Returns whether a connection of an earlier visit is stored. */
export function isConnectionStored({ storage }: Holder): boolean {
  return storage.read(connectionStatusKey) === 'connected'
}

const traces = [connectionsKeyName.name, '@appkit/recent_wallets'].map(
  (name): StorageKey<boolean> => ({ name, format: 'text', fallback: false, parse: Boolean }),
)

/** Returns whether an earlier visit has stored live or recent connections, or chosen wallets. */
export function isAnythingStored(kit: Holder): boolean {
  return isConnectionStored(kit) || traces.some((trace) => kit.storage.read(trace))
}

/** Removes the storage keys and cached data of connections that will not be restored. */
export function forgetConnections(kit: Holder): void {
  const { storage } = kit
  for (const network of kit.config.networks)
    storage.remove(toConnectorIdKey(network.chainNamespace))
  for (const key of [connectionsKeyName, connectedNamespacesKey, ...staleKeys]) storage.remove(key)
  if (isConnectionStored(kit)) storage.write(connectionStatusKey, 'disconnected')
}
