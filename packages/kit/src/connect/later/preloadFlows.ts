import type { ChainNamespace } from '@latchkey/core'
import { loadAdapter } from '../../adapters/loadAdapter.ts'
import type { Kit } from '../../kit/Kit.ts'
import { readRecentWallets } from '../../storage/recentWallets.ts'
import { updateRecents } from '../../storage/saveConnections.ts'
import { isConnectionStored } from '../../storage/storedStatus.ts'
import { restore } from './restore.ts'

/**
 * Reads stored connections into the state. Empty storage changes no state and notifies no
 * subscriber.
 */
function readStored(kit: Kit): void {
  updateRecents(kit)
  if (kit.connection.getState().recentWallets.length > 0) return
  const recentWallets = readRecentWallets(kit)
  if (recentWallets.length > 0) kit.connection.setState({ recentWallets })
}

/**
 * Shows the stored connections, loads the adapter of the chosen namespace in advance, and retries
 * stored connections that could not be restored. Called when the user is about to open the modal.
 */
export function preloadFlows(kit: Kit, chosen?: ChainNamespace): void {
  // A failed preload is ignored here. The action that needs the code loads it again and shows the
  // error.
  const ignore = () => undefined
  readStored(kit)
  if (chosen) loadAdapter(kit, chosen).catch(ignore)
  const missing = isConnectionStored(kit) && kit.connection.getState().connections.length === 0
  if (missing && kit.config.enableReconnect !== false) restore(kit).catch(ignore)
}
