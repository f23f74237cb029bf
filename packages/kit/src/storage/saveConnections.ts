import type { ChainNamespace } from '@latchkey/core'
import { createSlot } from '../kit/createSlot.ts'
import { getLifetime } from '../kit/getLifetime.ts'
import type { Kit } from '../kit/Kit.ts'
import { addressLabelsKey } from './addressLabels.ts'
import { readRecentConnections } from './recentConnections.ts'
import { storeConnections } from './storedConnections.ts'

/**
 * Updates the list of recent connections when a wallet is found in the page, because the wallet's
 * name then replaces the stored id.
 */
const followConnectors = createSlot((kit: Kit) =>
  kit.connection.subscribe(({ connectors }, before) => {
    if (connectors !== before.connectors && getLifetime(kit).running) updateRecents(kit)
  }),
)

/**
 * Updates the recent connections and account names in the state from storage. Equal values cause no
 * change.
 */
export function updateRecents(kit: Kit): void {
  followConnectors(kit)
  const { recentConnections, addressLabels } = kit.connection.getState()
  const stored = {
    recentConnections: readRecentConnections(kit),
    addressLabels: kit.storage.read(addressLabelsKey),
  }
  if (JSON.stringify({ recentConnections, addressLabels }) === JSON.stringify(stored)) return
  kit.connection.setState(stored)
}

/** Stores the connections of a namespace. Connections that are not live become recent. */
export function saveConnections(
  kit: Kit,
  namespace: ChainNamespace,
  options: { readonly keepsActive?: boolean } = {},
): void {
  storeConnections(kit, namespace, options)
  updateRecents(kit)
}
