import type { Kit } from '../Kit.ts'
import {
  connectedNamespacesKey,
  connectionStatusKey,
  connectionsKeyName,
  staleKeys,
  toConnectorIdKey,
} from './keys.ts'

type Holder = Pick<Kit, 'config' | 'runtime'>

/** Says whether a connection of an earlier visit is stored. */
export function isConnectionStored({ runtime }: Holder): boolean {
  return runtime.storage.read(connectionStatusKey) === 'connected'
}

/** Clears what belongs to connections that will not come back: their keys and the caches by address. */
export function forgetConnections(kit: Holder): void {
  const { storage } = kit.runtime
  for (const network of kit.config.networks)
    storage.remove(toConnectorIdKey(network.chainNamespace))
  for (const key of [connectionsKeyName, connectedNamespacesKey, ...staleKeys]) storage.remove(key)
  if (isConnectionStored(kit)) storage.write(connectionStatusKey, 'disconnected')
}
