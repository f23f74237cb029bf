import { getHistory, type HistoryTransaction } from '@latchkey/blockchain-api'
import type { CaipNetworkId, Network } from '@latchkey/core'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import { getBlockchainApi } from '../api/getBlockchainApi.ts'
import { queryKeys } from '../api/queryKeys.ts'
import type { Kit } from '../kit/Kit.ts'
import type { KitEvents } from '../kit/KitEvent.ts'
import { isSmartAccountInUse } from '../state/isSmartAccountInUse.ts'
import { showToast } from '../state/showToast.ts'
import { track } from '../state/track.ts'

/** Toast for a failed request. The text is specified in product specification §8. */
const failedToast = {
  message: 'Failed to fetch transactions',
  variant: 'error',
  text: { key: 'toast.historyFailed' },
} as const

/** A page of an account's transaction history on a network. */
export type HistoryPage = {
  /**
   * Transactions to show, newest first. The list may be empty although more pages follow, because
   * unsolicited collectibles and other networks are filtered out.
   */
  readonly transactions: readonly HistoryTransaction[]
  /** Cursor of the next page; absent at the end. */
  readonly next: string | undefined
  /**
   * Whether a service lists the history of this network. If false, the empty list does not mean
   * that the account has no transactions.
   */
  readonly supported: boolean
}

const unsupported: HistoryPage = { transactions: [], next: undefined, supported: false }

/**
 * Returns whether a transaction is shown: it must belong to this network, without unsolicited
 * collectibles (K-ACT-01).
 */
function isShown({ metadata, transfers }: HistoryTransaction, caipNetworkId: CaipNetworkId) {
  if (metadata.chain !== caipNetworkId) return false
  if (!transfers || transfers.length === 0) return true
  return !transfers.every(({ nft_info }) => nft_info?.flags.is_spam)
}

type Asked = {
  readonly address: string
  readonly network: Network
  /** Cursor of the page; absent for the first page. */
  readonly cursor: string | undefined
}

async function askForPage(kit: Kit, asked: Asked, signal: AbortSignal): Promise<HistoryPage> {
  const { address, network, cursor } = asked
  const { caipNetworkId } = network
  const supported = await getBlockchainApi(kit).readSupport(caipNetworkId, { signal, retries: 0 })
  if (!supported) return unsupported
  const input = { address, chainId: caipNetworkId, ...(cursor !== undefined && { cursor }) }
  const { data, next } = await fetchEndpoint(kit, getHistory, { input, caipNetworkId, signal })
  return {
    transactions: data.filter((transaction) => isShown(transaction, caipNetworkId)),
    next: next ?? undefined,
    supported,
  }
}

async function readPage(kit: Kit, asked: Asked, signal: AbortSignal): Promise<HistoryPage> {
  const { address, cursor } = asked
  const isSmartAccount = isSmartAccountInUse(kit)
  const { projectId } = kit.config
  const properties: KitEvents['LOAD_MORE_TRANSACTIONS'] = {
    address,
    projectId,
    cursor,
    isSmartAccount,
  }
  if (cursor !== undefined) track(kit, { event: 'LOAD_MORE_TRANSACTIONS', properties })
  try {
    return await askForPage(kit, asked, signal)
  } catch (error) {
    signal.throwIfAborted()
    track(kit, { event: 'ERROR_FETCH_TRANSACTIONS', properties })
    showToast(kit, failedToast)
    throw error
  }
}

/** `pageParam` of the first page: TanStack Query requests it without a cursor. */
const firstPage: string | undefined = undefined

/**
 * Returns the query for an account's history on its network, with 50 transactions per page. A
 * network that the API does not support has an empty history with `supported: false`.
 *
 * A failure shows a toast and is not retried automatically, because the user can retry. Pages
 * depend on each other, so a single page is never refetched alone. A view that opens at least 15 s
 * after the last display fetches the history again.
 */
export function historyQuery(
  kit: Kit,
  account: { readonly address: string; readonly network: Network | undefined },
) {
  const { address, network } = account
  return {
    queryKey: queryKeys.history({ address, caipNetworkId: network?.caipNetworkId }),
    initialPageParam: firstPage,
    queryFn: async ({
      pageParam: cursor,
      signal,
    }: {
      readonly pageParam: string | undefined
      readonly signal: AbortSignal
    }): Promise<HistoryPage> =>
      network && kit.config.blockchainApiUrl
        ? readPage(kit, { address, network, cursor }, signal)
        : unsupported,
    getNextPageParam: ({ next }: HistoryPage) => next,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: getHistory.cacheMs ?? 0,
    retry: false,
  }
}
