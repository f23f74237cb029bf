import { restore } from '../actions/restore.ts'
import type { Kit } from '../Kit.ts'
import { isConnectionStored } from '../storage/storedStatus.ts'
import { discover } from './discover.ts'

/** Starts wallet discovery and fetches the code a tap on a wallet needs; retries what could not be restored. */
export function preloadFlows(kit: Kit): void {
  // A failure shows where the result is needed; intent alone shows nothing.
  const ignore = () => undefined
  for (const { namespace } of kit.config.adapters) discover(kit, namespace).catch(ignore)
  import('./connectWallet.ts').catch(ignore)
  const missing = isConnectionStored(kit) && kit.connection.getState().connections.length === 0
  if (missing && kit.config.enableReconnect !== false) restore(kit).catch(ignore)
}
