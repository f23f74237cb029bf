import type { ChainNamespace } from '@latchkey/core'
import type { Kit } from '../Kit.ts'
import { isConnectionStored } from '../storage/storedStatus.ts'
import { discover } from './discover.ts'
import { loadAdapter } from './loadAdapter.ts'
import { restoreConnections } from './restoreConnections.ts'

/** Starts wallet discovery, fetches the adapter of a namespace, tries again what could not be restored. */
export function preloadFlows(kit: Kit, chosen?: ChainNamespace): void {
  // A failure shows where the result is needed; intent alone shows nothing.
  const ignore = () => undefined
  for (const { namespace } of kit.config.adapters) discover(kit, namespace).catch(ignore)
  if (chosen) loadAdapter(kit, chosen).catch(ignore)
  const missing = isConnectionStored(kit) && kit.connection.getState().connections.length === 0
  if (missing && kit.config.enableReconnect !== false) restoreConnections(kit).catch(ignore)
}
