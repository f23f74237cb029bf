import type { ChainNamespace } from '@latchkey/core'
import { discover } from '../adapters/discover.ts'
import { load } from '../connect/load.ts'
import { loadDirectory } from '../directory/loadDirectory.ts'
import type { Kit } from '../kit/Kit.ts'
import { loadLinks } from '../links/loadLinks.ts'
import { isAnythingStored } from '../storage/storedStatus.ts'

/**
 * Starts wallet discovery. What connects a wallet is fetched once a namespace is chosen, or where something of an
 * earlier visit is stored.
 */
export function prepare(kit: Kit, chosen?: ChainNamespace): void {
  // A failure shows where the result is needed; intent alone shows nothing.
  const ignore = () => undefined
  for (const { namespace } of kit.config.adapters) discover(kit, namespace).catch(ignore)
  loadDirectory(kit).catch(ignore)
  if (kit.ports.page.device().mobile) loadLinks(kit).catch(ignore)
  if (!chosen && !isAnythingStored(kit)) return
  load().then(({ preloadFlows }) => preloadFlows(kit, chosen), ignore)
}
