import { type DirectoryWallet, walletSearchLimit } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { fetchWallets, listNetworkIds, walletsFreshMs } from './fetchWallets.ts'
import { isReachable, isServing } from './isListed.ts'
import { walletKeys } from './walletKeys.ts'
import type { WalletFilter } from './walletPagesQuery.ts'

export type WalletSearchParameters = WalletFilter & { readonly search: string }

/** Returns the query for wallets whose name contains a text, at most 100 (K-CONN-17). */
export function walletSearchQuery(kit: Kit, parameters: WalletSearchParameters) {
  const { certified = false, namespace } = parameters
  const search = parameters.search.trim()
  const { excludeWalletIds: exclude, includeWalletIds: include } = kit.config
  const networkIds = listNetworkIds(kit, namespace)
  const badge = certified ? 'certified' : undefined
  return {
    queryKey: [...walletKeys.search, { search, certified, namespace: namespace ?? null }] as const,
    queryFn: async ({
      signal,
    }: {
      readonly signal: AbortSignal
    }): Promise<readonly DirectoryWallet[]> => {
      const { wallets } = await fetchWallets(
        kit,
        {
          page: 1,
          entries: walletSearchLimit,
          search,
          chains: networkIds.join(','),
          include,
          exclude,
          ...(badge && { badge_type: badge }),
        },
        signal,
      )
      const isMobile = kit.ports.page.device().mobile
      return wallets.filter(
        (wallet) => isServing(wallet, networkIds) && (!isMobile || isReachable(wallet)),
      )
    },
    staleTime: walletsFreshMs,
  }
}
