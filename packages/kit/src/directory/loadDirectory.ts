import { getDiscoveries } from '../adapters/getDiscoveries.ts'
import { getLifetime } from '../kit/getLifetime.ts'
import type { Kit } from '../kit/Kit.ts'
import { getKnownWalletIds } from './getKnownWalletIds.ts'

/**
 * Asks the directory for suggestions and for what the project has turned on, once it is likely to be needed: on intent,
 * never by a plain page load (K-INIT-13). Asks nobody without `config.directoryUrl`. Repeating it is free.
 *
 * @returns Settles once everything is asked for, not once it is answered.
 */
export async function loadDirectory(kit: Kit): Promise<void> {
  const { directoryUrl, excludeWalletIds, includeWalletIds } = kit.config
  // Lists of ids need the known ones, also where nobody can be asked.
  const isNeeded = directoryUrl || excludeWalletIds || includeWalletIds
  if (!isNeeded || !getLifetime(kit).running) return
  const { knownWalletIds, loadSuggestedWallets, loadProject, loadWalletRanks } = await import(
    /* moment: open */ './later/index.ts'
  )
  getKnownWalletIds(kit).ids = knownWalletIds
  if (!directoryUrl) return
  // A list that cannot be had shows where it is needed.
  const ignore = () => undefined
  loadProject(kit).catch(ignore)
  loadSuggestedWallets(kit).catch(ignore)
  // Ranks are asked for by the names of what was found.
  Promise.allSettled(getDiscoveries(kit).values())
    .then(() => loadWalletRanks(kit))
    .catch(ignore)
}
