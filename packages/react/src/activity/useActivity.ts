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
 * Reads the transactions of the active account on its network. Reads them again when the account's
 * balances change. Sends no request while the app has turned the feature off.
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
    /** Ids of pending transfers that this browser sent, by transaction hash. */
    sentIds,
    /** True while the first page of the history is loading. */
    isLoading: !data && !isError,
    /** True if the first page of the history could not be read, and no page is cached. */
    failed: isError && !data,
    /** True if a page of the history after the first could not be read. */
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
