import type { ChainNamespace } from '@latchkey/core'
import { discover } from '../adapters/discover.ts'
import { load } from '../connect/load.ts'
import { loadDirectory } from '../directory/loadDirectory.ts'
import type { Kit } from '../kit/Kit.ts'
import { loadLinks } from '../links/loadLinks.ts'
import { isAnythingStored } from '../storage/storedStatus.ts'

/**
 * Starts wallet discovery before the modal opens. The code that connects a wallet loads once a
 * namespace is chosen, or if a connection is stored.
 */
export function prepare(kit: Kit, chosen?: ChainNamespace): void {
  // Failures are ignored here, because the action that needs the result shows them.
  const ignore = () => undefined
  for (const { namespace } of kit.config.adapters) discover(kit, namespace).catch(ignore)
  loadDirectory(kit).catch(ignore)
  if (kit.ports.page.device().mobile) loadLinks(kit).catch(ignore)
  if (!chosen && !isAnythingStored(kit)) return
  load().then(({ preloadFlows }) => preloadFlows(kit, chosen), ignore)
}
