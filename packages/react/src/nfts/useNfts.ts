import { nftsQuery } from '@latchkey/kit/query'
import { useEffect, useMemo } from 'react'
import { useBalanceTarget } from '../balance/useBalanceTarget.ts'
import { useKitContext } from '../context/KitContext.ts'
import { useKitInfiniteQuery } from '../hooks/queries/useKitInfiniteQuery.ts'

/**
 * Reads the collectibles of the active account on its network, and separates those marked as spam.
 */
export function useNfts() {
  const query = useKitInfiniteQuery(useNftsQuery())
  const { data, isFetching, isError, hasNextPage, fetchNextPage } = query
  const all = useMemo(() => data?.pages.flatMap(({ nfts }) => nfts) ?? [], [data])
  const wanted = useMemo(() => all.filter(({ isSpam }) => !isSpam), [all])
  const mayLoad = hasNextPage && !isFetching && !isError
  // If a page contains only spam, the next page is loaded, because it may contain others.
  const isEmpty = mayLoad && wanted.length === 0
  useEffect(() => {
    if (isEmpty) void fetchNextPage()
  }, [isEmpty, fetchNextPage])
  return {
    all,
    wanted,
    /** True until a collectible that is not spam, or the end of the list, has loaded. */
    isLoading: !isError && (!data || (wanted.length === 0 && hasNextPage)),
    /** True if the first page of the collectibles could not be read. */
    failed: isError && !data,
    /** True if a further page of the collectibles could not be read. */
    failedMore: isError && data !== undefined,
    hasMore: hasNextPage && !isError,
    loadMore: () => {
      if (mayLoad) void fetchNextPage()
    },
    isRetrying: isFetching,
    retry: () => void (data ? fetchNextPage() : query.refetch()),
  }
}

function useNftsQuery() {
  const { kit } = useKitContext()
  const { address, network } = useBalanceTarget({})
  return { ...nftsQuery(kit, { address, network }), enabled: address !== '' }
}
