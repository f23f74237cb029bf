import type { Kit } from '../Kit.ts'

/**
 * Asks the directory for suggestions and for what the project has turned on, once it is likely to be needed: on intent,
 * never by a plain page load (K-INIT-13). Asks nobody without `config.directoryUrl`. Repeating it is free.
 *
 * @returns Settles once everything is asked for and `kit.runtime` has a query cache, not once it is answered.
 */
export async function loadDirectory(kit: Kit): Promise<void> {
  const { directoryUrl, excludeWalletIds, includeWalletIds } = kit.config
  // Lists of ids need the known ones, also where nobody can be asked.
  const isNeeded = directoryUrl || excludeWalletIds || includeWalletIds
  if (!isNeeded || !kit.runtime.running) return
  const { knownWalletIds, loadSuggestedWallets, loadProject, loadWalletRanks } = await import(
    '../directory.ts'
  )
  kit.runtime.knownWalletIds = knownWalletIds
  if (!directoryUrl) return
  // A list that cannot be had shows where it is needed.
  const ignore = () => undefined
  loadProject(kit).catch(ignore)
  loadSuggestedWallets(kit).catch(ignore)
  // Ranks are asked for by the names of what was found.
  Promise.allSettled(kit.runtime.discoveries.values())
    .then(() => loadWalletRanks(kit))
    .catch(ignore)
}
