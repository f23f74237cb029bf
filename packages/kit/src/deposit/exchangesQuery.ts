import { type Exchange, getExchanges } from '@latchkey/blockchain-api'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import type { Kit } from '../kit/Kit.ts'
import { type DepositAsset, toAssetId } from './DepositAsset.ts'

/** Maximum number of exchanges to show (kit-state §10.5). */
const shownCount = 2
const cacheMs = 60_000

/**
 * Returns the query for the exchanges that can send an asset to the user, or any asset if none is
 * given. Lists at most two, cached for a minute.
 */
export function exchangesQuery(kit: Kit, asset: DepositAsset | undefined) {
  const id = asset && toAssetId(asset)
  return {
    queryKey: ['exchanges', id ?? null] as const,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly Exchange[]> => {
      const input = { params: { page: 1, ...(id && { asset: id }) } }
      const { exchanges } = await fetchEndpoint(kit, getExchanges, { input, signal })
      return exchanges.slice(0, shownCount)
    },
    staleTime: cacheMs,
    retry: false,
  }
}
