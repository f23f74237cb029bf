import {
  type ConnectorInfo,
  type DirectoryWallet,
  recommendedWalletCount,
  walletSearchLimit,
} from '@latchkey/core'
import { askOnce } from '../../api/askOnce.ts'
import { getAnswers, type WalletsAnswer } from '../../api/getAnswers.ts'
import type { Kit } from '../../kit/Kit.ts'
import { getActiveNamespace } from '../../state/getActiveConnection.ts'
import { fetchWallets, listNetworkIds, walletsFreshMs } from '../fetchWallets.ts'
import { isReachable } from '../isListed.ts'

type Wallets = readonly DirectoryWallet[]

/** On a phone, returns only the wallets that can be opened there (K-MOB-06). */
function keepReachable(kit: Kit, wallets: Wallets): Wallets {
  return kit.ports.page.device().mobile ? wallets.filter(isReachable) : wallets
}

/** Fetches the four wallets that the directory recommends, and the total number of wallets. */
async function fetchRecommended(kit: Kit): Promise<WalletsAnswer> {
  const { excludeWalletIds = [], featuredWalletIds = [], includeWalletIds } = kit.config
  const { wallets, count } = await fetchWallets(kit, {
    page: 1,
    entries: recommendedWalletCount,
    chains: listNetworkIds(kit, undefined).join(','),
    include: includeWalletIds,
    exclude: [...excludeWalletIds, ...featuredWalletIds],
  })
  return { wallets: keepReachable(kit, wallets), count }
}

/** Fetches wallets by id, sorted in the order of the ids. */
async function fetchByIds(kit: Kit, ids: readonly string[]): Promise<Wallets> {
  const entries = Math.min(ids.length, walletSearchLimit)
  const { wallets } = await fetchWallets(kit, { page: 1, entries, include: ids })
  return ids.flatMap((id) => wallets.find((wallet) => wallet.id === id) ?? [])
}

/**
 * Fetches the wallets that the Connect view suggests. A failure shows no error, because the view
 * still lists the wallets found in the page.
 */
export async function loadSuggestedWallets(kit: Kit): Promise<void> {
  const { featuredWalletIds: featured = [], excludeWalletIds: excluded = [] } = kit.config
  const freshMs = walletsFreshMs
  await Promise.allSettled([
    askOnce(kit, { name: 'recommended', freshMs, ask: () => fetchRecommended(kit) }),
    featured.length > 0 &&
      askOnce(kit, {
        name: 'featured',
        freshMs,
        ask: async () => keepReachable(kit, await fetchByIds(kit, featured)),
      }),
    // Excluded wallets are needed to filter the wallets found in the page by name and rdns, too.
    excluded.length > 0 &&
      askOnce(kit, { name: 'excluded', freshMs, ask: () => fetchByIds(kit, excluded) }),
  ])
}

const rankEntries = 20

/** Fetches the directory entries of wallets found in the page, for their rank and image. */
async function loadRanksOf(kit: Kit, connectors: readonly ConnectorInfo[]): Promise<void> {
  // Commas in names are replaced, because commas separate the names.
  const names = [...new Set(connectors.map(({ name }) => name.replaceAll(',', ' ')))].join(',')
  const isEthereum = getActiveNamespace(kit) === 'eip155'
  const all = [...new Set(connectors.flatMap((connector) => connector.rdns ?? []))].join(',')
  const rdns = isEthereum ? all : ''
  await askOnce(kit, {
    name: 'ranked',
    key: `ranked ${names} ${rdns}`,
    freshMs: walletsFreshMs,
    ask: async () => {
      const query = { page: 1, entries: rankEntries, badge: 'certified', names } as const
      const { wallets } = await fetchWallets(kit, { ...query, ...(rdns && { rdns }) })
      const isNew = ({ id }: DirectoryWallet) => wallets.every((wallet) => wallet.id !== id)
      return [...(getAnswers(kit).getState().ranked ?? []).filter(isNew), ...wallets]
    },
  })
}

/** Fetches the directory entries, with ranks, of the wallets found in the page so far. */
export async function loadWalletRanks(kit: Kit): Promise<void> {
  const found = kit.connection
    .getState()
    .connectors.filter(({ type }) => type === 'ANNOUNCED' || type === 'INJECTED')
  if (found.length > 0) await loadRanksOf(kit, found)
}
