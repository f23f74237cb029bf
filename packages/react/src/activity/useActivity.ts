import { historyQuery } from '@latchkey/kit/query'
import { useMemo } from 'react'
import { useBalanceTarget } from '../balance/useBalanceTarget.ts'
import { useKitContext } from '../context/KitContext.ts'
import { useKitInfiniteQuery } from '../hooks/queries/useKitInfiniteQuery.ts'
import { useFeatures } from '../hooks/state/useFeatures.ts'
import { sortTransactions } from './toActivityRows.ts'
import { withSent } from './toSentTransaction.ts'
import { useArrivals } from './useArrivals.ts'
import { useSentGroups } from './useSentGroups.ts'

/**
 * Reads what the account in use has done on its network, and again when it has something else than before. Nothing is asked
 * where activity is turned off.
 */
export function useActivity() {
  const { kit } = useKitContext()
  const { address, network } = useBalanceTarget({})
  const isOn = useFeatures()?.activity ?? false
  const query = useKitInfiniteQuery({
    ...historyQuery(kit, { address, network }),
    enabled: isOn && address !== '',
  })
  const { data, isFetching, isError, hasNextPage, refetch } = query
  useArrivals(refetch)
  const groups = useSentGroups(network?.caipNetworkId)
  const { transactions, sentIds } = useMemo(() => {
    const history = data?.pages.flatMap((page) => page.transactions) ?? []
    const { transactions: all, sentIds } = withSent(history, groups)
    return { transactions: sortTransactions(all), sentIds }
  }, [data, groups])
  return {
    network,
    transactions,
    /** Which of them were sent from here and are in no block yet: the id they were asked for under, by hash. */
    sentIds,
    /** The first page is on its way. */
    isLoading: !data && !isError,
    /** No page is there, and the first could not be read. */
    failed: isError && !data,
    /** A page after the first could not be read. */
    failedMore: isError && data !== undefined,
    supported: data?.pages[0]?.supported ?? true,
    hasMore: hasNextPage && !isError,
    loadMore: () => {
      if (hasNextPage && !isFetching && !isError) void query.fetchNextPage()
    },
    isRetrying: isFetching && !isError,
    retry: () => void (data ? query.fetchNextPage() : query.refetch()),
  }
}
