import type { DirectoryWallet } from '@latchkey/core'
import { useCallback, useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useAction } from '../hooks/actions/useAction.ts'

export type FetchWalletsParameters = {
  /** Number of the page. Default: 1. The first page replaces the list; other pages are appended. */
  readonly page?: number | undefined
  /** Text that the name of a wallet must contain. */
  readonly search?: string | undefined
  /** Number of wallets per page. Default: 40. */
  readonly entries?: number | undefined
  readonly badge?: 'certified' | undefined
  /** Directory ids. If set, only these wallets are returned. */
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
}

type List = {
  readonly wallets: readonly DirectoryWallet[]
  readonly page: number
  /**
   * Number of wallets in the directory that match the request, including pages that have not
   * loaded.
   */
  readonly count: number
}

const pageSize = 40
const empty: List = { wallets: [], page: 0, count: 0 }

/** Loads wallets of the directory page by page, when the app calls for them. */
export function useWalletList(enabled: boolean) {
  const { kit } = useKitContext()
  const [list, setList] = useState(empty)
  const { run, status } = useAction(async (asked: FetchWalletsParameters, { signal }) => {
    const { page = 1, entries = pageSize, search, badge, include, exclude } = asked
    // The query code loads with the first request.
    const { fetchWallets } = await import('@latchkey/kit/query')
    const { excludeWalletIds = [], includeWalletIds, networks } = kit.config
    const input = {
      page,
      entries,
      chains: networks.map(({ caipNetworkId }) => caipNetworkId).join(','),
      include: include ?? includeWalletIds,
      exclude: [...excludeWalletIds, ...(exclude ?? [])],
      ...(search && { search }),
      ...(badge && { badge_type: badge }),
    }
    const { wallets, count } = await fetchWallets(kit, input, signal)
    if (signal.aborted) return
    setList((before) => ({
      page,
      count,
      wallets: page === 1 ? wallets : [...before.wallets, ...wallets],
    }))
  })
  const fetchWallets = useCallback(
    (asked: FetchWalletsParameters = {}) => {
      if (enabled) run(asked)
    },
    [enabled, run],
  )
  return { ...list, fetchWallets, isFetching: status === 'pending' }
}
