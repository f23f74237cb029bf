import { type ChainNamespace, type DirectoryWallet, walletPageSize } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { fetchWallets, listNetworkIds, walletsFreshMs } from './fetchWallets.ts'
import { isReachable, isServing } from './isListed.ts'
import { walletKeys } from './walletKeys.ts'

/** A page of the list of all wallets. */
export type WalletPage = {
  /** Those that can be shown here. */
  readonly wallets: readonly DirectoryWallet[]
  /** Rows of the directory that this page has used up, shown or not. */
  readonly received: number
  /** Rows of the directory for this filter. */
  readonly count: number
}

export type WalletFilter = {
  readonly certified?: boolean | undefined
  /** Only wallets of this namespace. */
  readonly namespace?: ChainNamespace | undefined
}

export type WalletPagesParameters = WalletFilter & {
  /** Directory ids that are shown elsewhere. Must not change while pages follow each other. */
  readonly exclude?: readonly string[] | undefined
}

/** Adds up what pages have received. */
const sumReceived = (pages: readonly WalletPage[]) =>
  pages.reduce((sum, page) => sum + page.received, 0)

/** The number of the page after these; `undefined` at the end, which filtered rows do not move (K-CONN-19). */
export function getNextPage(pages: readonly WalletPage[]): number | undefined {
  const last = pages.at(-1)
  if (!last || last.received === 0) return undefined
  const count = Math.max(...pages.map((page) => page.count))
  return sumReceived(pages) < count ? pages.length + 1 : undefined
}

/** Wallets there will be once all pages are here, as far as is known: the rest counts as showable. */
export function getExpectedCount(pages: readonly WalletPage[]): number {
  const shown = pages.reduce((sum, page) => sum + page.wallets.length, 0)
  const count = Math.max(0, ...pages.map((page) => page.count))
  return shown + Math.max(0, count - sumReceived(pages))
}

/** Describes the list of all wallets, 40 rows of the directory a page (K-CONN-19). */
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
