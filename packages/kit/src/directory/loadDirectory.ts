import { getDiscoveries } from '../adapters/getDiscoveries.ts'
import { getLifetime } from '../kit/getLifetime.ts'
import type { Kit } from '../kit/Kit.ts'
import { getKnownWalletIds } from './getKnownWalletIds.ts'

/**
 * Fetches suggestions and the project's features from the directory on intent, never on a plain
 * page load (K-INIT-13). Without `config.directoryUrl` it sends no request. Repeated calls send no
 * further requests.
 *
 * @returns Settles once every request is sent, not when the answers arrive.
 */
export async function loadDirectory(kit: Kit): Promise<void> {
  const { directoryUrl, excludeWalletIds, includeWalletIds } = kit.config
  // Lists of ids need the built-in ids, even without a directory.
  const isNeeded = directoryUrl || excludeWalletIds || includeWalletIds
  if (!isNeeded || !getLifetime(kit).running) return
  const { knownWalletIds, loadSuggestedWallets, loadProject, loadWalletRanks } = await import(
    /* moment: open */ './later/index.ts'
  )
  getKnownWalletIds(kit).ids = knownWalletIds
  if (!directoryUrl) return
  // Views that need a missing list show the failure.
  const ignore = () => undefined
  loadProject(kit).catch(ignore)
  loadSuggestedWallets(kit).catch(ignore)
  // Ranks are requested by the names of the discovered wallets.
  Promise.allSettled(getDiscoveries(kit).values())
    .then(() => loadWalletRanks(kit))
    .catch(ignore)
}
