import type { ChainNamespace } from '@latchkey/core'
import type { Kit } from '../Kit.ts'
import { addressLabelsKey } from '../storage/addressLabels.ts'
import { readRecentConnections } from '../storage/recentConnections.ts'
import { storeConnections } from '../storage/storedConnections.ts'

/** Shows recent connections and names of accounts as they are stored now. The same ones again change nothing. */
export function updateRecents(kit: Kit): void {
  kit.runtime.updateRecents ??= () => updateRecents(kit)
  const { recentConnections, addressLabels } = kit.connection.getState()
  const stored = {
    recentConnections: readRecentConnections(kit),
    addressLabels: kit.runtime.storage.read(addressLabelsKey),
  }
  if (JSON.stringify({ recentConnections, addressLabels }) === JSON.stringify(stored)) return
  kit.connection.setState(stored)
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
