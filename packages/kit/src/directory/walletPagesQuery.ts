import { type ChainNamespace, type DirectoryWallet, walletPageSize } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { fetchWallets, listNetworkIds, walletsFreshMs } from './fetchWallets.ts'
import { isReachable, isServing } from './isListed.ts'
import { walletKeys } from './walletKeys.ts'

/** One page of the list of all wallets. */
export type WalletPage = {
  /** The wallets of this page that can be shown on this device. */
  readonly wallets: readonly DirectoryWallet[]
  /** Number of wallets that the directory returned for this page, including hidden ones. */
  readonly received: number
  /** Number of wallets in the directory that match the filter. */
  readonly count: number
}

export type WalletFilter = {
  readonly certified?: boolean | undefined
  /** Lists only wallets that support this namespace. Absent: wallets of all namespaces. */
  readonly namespace?: ChainNamespace | undefined
}

export type WalletPagesParameters = WalletFilter & {
  /**
   * Directory ids of wallets that are already shown elsewhere. The list must be the same for all
   * pages.
   */
  readonly exclude?: readonly string[] | undefined
}

/**
 * Returns the number of wallets in all loaded pages as the directory returned them, including
 * hidden ones.
 */
const sumReceived = (pages: readonly WalletPage[]) =>
  pages.reduce((sum, page) => sum + page.received, 0)

/**
 * Returns the number of the next page, or `undefined` at the end. Hidden wallets count as received,
 * so they do not extend the list (K-CONN-19).
 */
export function getNextPage(pages: readonly WalletPage[]): number | undefined {
  const last = pages.at(-1)
  if (!last || last.received === 0) return undefined
  const count = Math.max(...pages.map((page) => page.count))
  return sumReceived(pages) < count ? pages.length + 1 : undefined
}

/**
 * Returns the expected length of the complete list. Wallets that are not loaded yet count as
 * visible.
 */
export function getExpectedCount(pages: readonly WalletPage[]): number {
  const shown = pages.reduce((sum, page) => sum + page.wallets.length, 0)
  const count = Math.max(0, ...pages.map((page) => page.count))
  return shown + Math.max(0, count - sumReceived(pages))
}

/** Returns the query for the list of all wallets, 40 directory wallets per page (K-CONN-19). */
export function walletPagesQuery(kit: Kit, parameters: WalletPagesParameters = {}) {
  const { certified = false, namespace, exclude = [] } = parameters
  const { excludeWalletIds = [], includeWalletIds: include } = kit.config
  const networkIds = listNetworkIds(kit, namespace)
  const left = [...excludeWalletIds, ...exclude]
  return {
    queryKey: [...walletKeys.pages, { certified, namespace: namespace ?? null, left }] as const,
    initialPageParam: 1,
    queryFn: async ({
      pageParam,
      signal,
    }: {
      readonly pageParam: number
      readonly signal: AbortSignal
    }): Promise<WalletPage> => {
      const { wallets, count } = await fetchWallets(
        kit,
        {
          page: pageParam,
          entries: walletPageSize,
          chains: networkIds.join(','),
          include,
          exclude: left,
          ...(certified && { badge_type: 'certified' }),
        },
        signal,
      )
      const isMobile = kit.ports.page.device().mobile
      return {
        wallets: wallets.filter(
          (wallet) => isServing(wallet, networkIds) && (!isMobile || isReachable(wallet)),
        ),
        received: wallets.length,
        count,
      }
    },
    getNextPageParam: (_: WalletPage, pages: readonly WalletPage[]) => getNextPage(pages),
    staleTime: walletsFreshMs,
  }
}
