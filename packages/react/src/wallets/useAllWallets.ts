import type { DirectoryWallet } from '@latchkey/core'
import { track } from '@latchkey/kit'
import { walletPagesQuery, walletSearchQuery } from '@latchkey/kit/query'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useKitInfiniteQuery } from '../hooks/queries/useKitInfiniteQuery.ts'
import { useKitQuery } from '../hooks/queries/useKitQuery.ts'
import { useDebounced } from '../hooks/state/useDebounced.ts'
import { useSuggestedWallets } from '../hooks/state/useDirectory.ts'
import { useSlice } from '../hooks/state/useSlice.ts'
import { isKnownElsewhere } from './isKnownElsewhere.ts'
import { useWalletSections } from './useWalletSections.ts'
import type { WalletEntry } from './WalletEntry.ts'
import { searchEntries, toSearch } from './walletSearch.ts'

/** Time in milliseconds without typing before the directory is searched (K-CONN-17). */
const searchPauseMs = 150

export type AllWallets = {
  readonly entries: readonly WalletEntry[]
  /**
   * Whether more wallets may follow. During a search or the first load they load automatically,
   * otherwise through `loadMore`.
   */
  readonly hasMore: boolean
  readonly loadMore: () => void
  /** Whether the request to the directory failed. The wallets that loaded before stay listed. */
  readonly failed: boolean
  readonly retry: () => void
}

type Filter = { readonly search: string; readonly certified: boolean }

/** Returns the wallets in this page. Installed wallets come first (K-CONN-04). */
function usePresentEntries(certified: boolean): readonly WalletEntry[] {
  const { sections } = useWalletSections()
  return useMemo(
    () =>
      sections
        .filter(({ section }) => section === 'injected' || section === 'external')
        .flatMap(({ entries }) => entries)
        // The directory ranks only certified wallets, so a wallet with a rank is certified.
        .filter(
          (entry) =>
            !certified ||
            ((entry.kind === 'connector' || entry.kind === 'multiChain') &&
              entry.known.rank !== undefined),
        ),
    [sections, certified],
  )
}

/**
 * Reads the directory page by page. Excludes the suggested wallets, because the list starts with
 * them.
 */
function usePages({ certified }: Filter) {
  const { kit } = useKitContext()
  const namespace = useSlice(kit.modal, (state) => state.namespace, undefined)
  const { featured, recommended, pending } = useSuggestedWallets()
  const suggested = useMemo(() => [...featured, ...recommended], [featured, recommended])
  const exclude = suggested.map(({ id }) => id)
  const enabled = Boolean(kit.config.directoryUrl) && !pending
  const query = useKitInfiniteQuery({
    ...walletPagesQuery(kit, { certified, namespace, exclude }),
    enabled,
  })
  const wallets = useMemo(
    () => [
      ...featured,
      ...(kit.config.customWallets ?? []),
      ...recommended,
      ...(query.data?.pages.flatMap((page) => page.wallets) ?? []),
    ],
    [kit, featured, recommended, query.data],
  )
  return { query, wallets, isLoading: pending || (enabled && query.isPending && !query.isError) }
}

/**
 * Sends one analytics event per search, also if the result is cached, but not for a repeated
 * request.
 */
function useSearchEvent({ search, certified }: Filter): void {
  const { kit } = useKitContext()
  useEffect(() => {
    if (!kit.config.directoryUrl || search === '') return
    track(kit, {
      event: 'SEARCH_WALLET',
      properties: { badge: certified ? 'certified' : '', search },
    })
  }, [kit, search, certified])
}

/** Searches the whole directory by name. Returns the last result until the next one has loaded. */
function useFound({ search, certified }: Filter) {
  const { kit } = useKitContext()
  const namespace = useSlice(kit.modal, (state) => state.namespace, undefined)
  const settled = useDebounced(toSearch(search), searchPauseMs)
  const wanted = toSearch(search)
  useSearchEvent({ search: settled, certified })
  const enabled = Boolean(kit.config.directoryUrl) && settled !== '' && wanted !== ''
  const query = useKitQuery({
    ...walletSearchQuery(kit, { search: settled, certified, namespace }),
    enabled,
    placeholderData: keepPreviousData,
  })
  const isAsked = Boolean(kit.config.directoryUrl) && wanted !== ''
  return {
    wallets: wanted === '' ? none : (query.data ?? none),
    isSearching: isAsked && (settled !== wanted || (query.isFetching && !query.isError)),
    failed: query.isError && wanted !== '',
    retry: () => query.refetch(),
  }
}

const none: readonly DirectoryWallet[] = []

/** Converts wallets of the directory to entries. Omits duplicates and wallets in this page. */
function toEntries(
  wallets: readonly DirectoryWallet[],
  {
    present,
    filter,
    isMobile,
  }: { present: readonly WalletEntry[]; filter: Filter; isMobile: boolean },
): readonly WalletEntry[] {
  const unique = new Map(wallets.map((wallet) => [wallet.id, wallet]))
  return [...unique.values()]
    .filter((wallet) => !filter.certified || wallet.certified)
    .filter((wallet) => !isKnownElsewhere(wallet, { entries: present, recent: none, isMobile }))
    .map((wallet) => ({ kind: 'directory', wallet }))
}

/** Returns all wallets, or those that match the search. */
export function useAllWallets(filter: Filter): AllWallets {
  const { kit } = useKitContext()
  const { search, certified } = filter
  const present = usePresentEntries(certified)
  const { query, wallets, isLoading } = usePages(filter)
  const found = useFound(filter)
  const isMobile = kit.ports.page.device().mobile
  const isSearch = toSearch(search) !== ''
  const entries = useMemo(() => {
    const options = { present, filter: { search, certified }, isMobile }
    return searchEntries(
      [...present, ...toEntries([...wallets, ...found.wallets], options)],
      search,
    )
  }, [present, wallets, found.wallets, search, certified, isMobile])
  if (isSearch) {
    const { isSearching, failed, retry } = found
    return { entries, hasMore: isSearching, loadMore: nothing, failed, retry }
  }
  const { hasNextPage, isFetching, isError } = query
  const fetchMore = () => (query.data ? query.fetchNextPage() : query.refetch())
  return {
    entries,
    hasMore: isLoading || (hasNextPage && !isError),
    loadMore: () => {
      if (hasNextPage && !isFetching && !isError) fetchMore()
    },
    failed: isError,
    retry: fetchMore,
  }
}

const nothing = () => {}
