import type { ChainNamespace } from '@latchkey/core'
import type { Kit } from '../Kit.ts'
import { readRecentConnections } from '../storage/recentConnections.ts'
import { storeConnections } from '../storage/storedConnections.ts'

/** Shows the recent connections as they are stored now. The same ones again change nothing. */
export function updateRecents(kit: Kit): void {
  kit.runtime.updateRecents ??= () => updateRecents(kit)
  const recentConnections = readRecentConnections(kit)
  const before = kit.connection.getState().recentConnections
  if (JSON.stringify(before) === JSON.stringify(recentConnections)) return
  kit.connection.setState({ recentConnections })
}

/** Stores the connections of a namespace; what is not live any more becomes recent. */
export function saveConnections(
  kit: Kit,
  namespace: ChainNamespace,
  options: { readonly keepsActive?: boolean } = {},
): void {
  storeConnections(kit, namespace, options)
  updateRecents(kit)
}
