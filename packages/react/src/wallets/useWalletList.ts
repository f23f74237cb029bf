import type { DirectoryWallet } from '@latchkey/core'
import { useCallback, useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useAction } from '../hooks/actions/useAction.ts'

export type FetchWalletsParameters = {
  /** Page number. Default: 1. The first page replaces the list, other pages are appended. */
  readonly page?: number | undefined
  /** Part of a wallet's name. */
  readonly search?: string | undefined
  /** Wallets per page. Default: 40. */
  readonly entries?: number | undefined
  readonly badge?: 'certified' | undefined
  /** Directory ids of the only wallets to return. */
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
}

type List = {
  readonly wallets: readonly DirectoryWallet[]
  readonly page: number
  /** Total number of wallets in the directory that match the request. */
  readonly count: number
}

const pageSize = 40
const empty: List = { wallets: [], page: 0, count: 0 }

/** Loads wallets of the directory page by page, as the app requests them. */
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
