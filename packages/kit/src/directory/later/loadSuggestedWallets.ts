import { getQueryClient } from '../../api/getQueryClient.ts'
import type { Kit } from '../../kit/Kit.ts'
import {
  excludedWalletsQuery,
  featuredWalletsQuery,
  recommendedWalletsQuery,
  walletRanksQuery,
} from '../suggestedWalletQueries.ts'

/** Asks for the wallets the Connect view suggests. A failure shows nothing: the page's own wallets are there. */
export async function loadSuggestedWallets(kit: Kit): Promise<void> {
  const client = getQueryClient(kit)
  const { featuredWalletIds = [], excludeWalletIds = [] } = kit.config
  await Promise.all([
    client.prefetchQuery(recommendedWalletsQuery(kit)),
    featuredWalletIds.length > 0 && client.prefetchQuery(featuredWalletsQuery(kit)),
    excludeWalletIds.length > 0 && client.prefetchQuery(excludedWalletsQuery(kit)),
  ])
}

/** Asks for the ranks of the wallets found in the page so far. */
export async function loadWalletRanks(kit: Kit): Promise<void> {
  const found = kit.connection
    .getState()
    .connectors.filter(({ type }) => type === 'ANNOUNCED' || type === 'INJECTED')
  if (found.length > 0) await getQueryClient(kit).prefetchQuery(walletRanksQuery(kit, found))
}
