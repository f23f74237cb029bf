import { getDiscoveries } from '../adapters/getDiscoveries.ts'
import { getLifetime } from '../kit/getLifetime.ts'
import type { Kit } from '../kit/Kit.ts'
import { getKnownWalletIds } from './getKnownWalletIds.ts'

/**
 * Fetches suggested wallets and the project's features from the directory. Called when the user is
 * likely to open the modal, never on page load alone (K-INIT-13). Sends no request without
 * `config.directoryUrl`, and no second request on repeated calls.
 *
 * @returns A promise that settles when all requests are sent, before the answers arrive.
 */
export async function loadDirectory(kit: Kit): Promise<void> {
  const { directoryUrl, excludeWalletIds, includeWalletIds } = kit.config
  // The options `includeWalletIds` and `excludeWalletIds` need the built-in ids, even without a
  // directory.
  const isNeeded = directoryUrl || excludeWalletIds || includeWalletIds
  if (!isNeeded || !getLifetime(kit).running) return
  const { knownWalletIds, loadSuggestedWallets, loadProject, loadWalletRanks } = await import(
    /* moment: open */ './later/index.ts'
  )
  getKnownWalletIds(kit).ids = knownWalletIds
  if (!directoryUrl) return
  // Failures are ignored here. Views that need a missing list show them.
  const ignore = () => undefined
  loadProject(kit).catch(ignore)
  loadSuggestedWallets(kit).catch(ignore)
  // Waits for wallet discovery, because ranks are requested by wallet names.
  Promise.allSettled(getDiscoveries(kit).values())
    .then(() => loadWalletRanks(kit))
    .catch(ignore)
}
