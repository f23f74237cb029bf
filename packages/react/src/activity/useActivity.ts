import type { Network } from '@latchkey/core'
import { type HistoryPage, historyQuery, splitHistory } from '@latchkey/kit/query'
import { readRecentReceivers } from '@latchkey/kit/send'
import { useMemo, useState } from 'react'
import { useBalanceTarget } from '../balance/useBalanceTarget.ts'
import { useKitContext } from '../context/KitContext.ts'
import { useKitInfiniteQuery } from '../hooks/queries/useKitInfiniteQuery.ts'
import { useFeatures } from '../hooks/state/useFeatures.ts'
import { sortTransactions } from './toActivityRows.ts'
import { withSent } from './toSentTransaction.ts'
import { useArrivals } from './useArrivals.ts'
import { useSentGroups } from './useSentGroups.ts'

type HistoryOptions = { readonly network: Network | undefined; readonly showsAll: boolean }

/** Joins the pages of the history, without the transfers of strangers unless all are wanted. */
function useHistory(
  pages: readonly HistoryPage[] | undefined,
  { network, showsAll }: HistoryOptions,
) {
  const { kit } = useKitContext()
  return useMemo(() => {
    const all = pages?.flatMap((page) => page.transactions) ?? []
    if (!network) return { history: all, hiddenIds: new Set<string>() }
    const { caipNetworkId, chainNamespace } = network
    const recipients = readRecentReceivers(kit.storage, chainNamespace)
    const { shown, hiddenIds } = splitHistory(all, { caipNetworkId, recipients })
    return { history: showsAll ? all : shown, hiddenIds }
  }, [kit, pages, network, showsAll])
}

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
  const [showsAll, setShowsAll] = useState(false)
  const { history, hiddenIds } = useHistory(data?.pages, { network, showsAll })
  const { transactions, sentIds } = useMemo(() => {
    const { transactions: all, sentIds } = withSent(history, groups)
    return { transactions: sortTransactions(all), sentIds }
  }, [history, groups])
  return {
    network,
    transactions,
    /** Ids of pending transfers that this browser sent, by transaction hash. */
    sentIds,
    /** Ids of transactions that strangers placed in the history. They show only on request. */
    hiddenIds,
    showsAll,
    /** Shows or hides the transactions of `hiddenIds`, and the transfers of strangers in others. */
    setShowsAll,
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
