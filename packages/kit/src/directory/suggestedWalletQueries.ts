import { getWallets } from '@latchkey/blockchain-api'
import {
  type ConnectorInfo,
  type DirectoryWallet,
  recommendedWalletCount,
  walletSearchLimit,
} from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { getActiveNamespace } from '../state/getActiveConnection.ts'
import { fetchWallets, listNetworkIds, type WalletsAnswer } from './fetchWallets.ts'
import { isReachable } from './isListed.ts'
import { walletKeys } from './walletKeys.ts'

type Context = { readonly signal: AbortSignal }

/** Kept as long as the page lives: what was suggested stays where it is. */
const kept = {
  staleTime: getWallets.cacheMs ?? 0,
  gcTime: Number.POSITIVE_INFINITY,
} as const

/** A phone suggests only what it can open (K-MOB-06). */
function keepReachable(kit: Kit, wallets: readonly DirectoryWallet[]) {
  return kit.ports.page.device().mobile ? wallets.filter(isReachable) : wallets
}

/** Describes the four wallets the directory recommends, and how many it has. */
export const recommendedWalletsQuery = (kit: Kit) => ({
  ...kept,
  queryKey: walletKeys.recommended,
  queryFn: async ({ signal }: Context): Promise<WalletsAnswer> => {
    const { excludeWalletIds = [], featuredWalletIds = [], includeWalletIds } = kit.config
    const { wallets, count } = await fetchWallets(
      kit,
      {
        page: 1,
        entries: recommendedWalletCount,
        chains: listNetworkIds(kit, undefined).join(','),
        include: includeWalletIds,
        exclude: [...excludeWalletIds, ...featuredWalletIds],
      },
      signal,
    )
    return { wallets: keepReachable(kit, wallets), count }
  },
})

async function fetchByIds(
  kit: Kit,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly DirectoryWallet[]> {
  if (ids.length === 0) return []
  const entries = Math.min(ids.length, walletSearchLimit)
  const { wallets } = await fetchWallets(kit, { page: 1, entries, include: ids }, signal)
  // The directory answers in its own order.
  return ids.flatMap((id) => wallets.find((wallet) => wallet.id === id) ?? [])
}

/** Describes the wallets the host features, in its order. */
export const featuredWalletsQuery = (kit: Kit) => ({
  ...kept,
  queryKey: walletKeys.featured,
  queryFn: async ({ signal }: Context) => {
    const wallets = await fetchByIds(kit, kit.config.featuredWalletIds ?? [], signal)
    return keepReachable(kit, wallets)
  },
})

/** Describes the wallets the host excludes: by name and rdns they are kept out of the page's own, too. */
export const excludedWalletsQuery = (kit: Kit) => ({
  ...kept,
  queryKey: walletKeys.excluded,
  queryFn: async ({ signal }: Context) =>
    fetchByIds(kit, kit.config.excludeWalletIds ?? [], signal),
})

const rankEntries = 20

/** Describes what the directory knows of wallets of the page: their place in its order, their picture. */
export function walletRanksQuery(kit: Kit, connectors: readonly ConnectorInfo[]) {
  // The list is divided by commas.
  const names = [...new Set(connectors.map(({ name }) => name.replaceAll(',', ' ')))]
  const rdns = [...new Set(connectors.flatMap((connector) => connector.rdns ?? []))]
  const isEthereum = getActiveNamespace(kit) === 'eip155'
  return {
    ...kept,
    queryKey: [...walletKeys.ranks, names, isEthereum ? rdns : []] as const,
    queryFn: async ({ signal }: Context): Promise<readonly DirectoryWallet[]> => {
      const { wallets } = await fetchWallets(
        kit,
        {
          page: 1,
          entries: rankEntries,
          badge: 'certified',
          names: names.join(','),
          ...(isEthereum && rdns.length > 0 && { rdns: rdns.join(',') }),
        },
        signal,
      )
      return wallets
    },
  }
}
