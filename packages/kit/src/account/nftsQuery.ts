import { getNfts, type Nft } from '@latchkey/blockchain-api'
import type { Network } from '@latchkey/core'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import { getShownImage } from '../api/getShownImage.ts'
import { queryKeys } from '../api/queryKeys.ts'
import type { Kit } from '../kit/Kit.ts'

/** A page of an account's collectibles on a network. */
export type NftPage = {
  /**
   * Collectibles to show. The list may be empty although more pages follow, because those of other
   * networks are filtered out. `imageUrl` is absent if the image's origin is not allowed (S-65).
   */
  readonly nfts: readonly (Omit<Nft, 'imageUrl'> & { readonly imageUrl: string | undefined })[]
  /** Cursor of the next page; absent at the end. */
  readonly next: string | undefined
}

/** Collectibles per page: ten rows of the grid at its usual width. */
const pageSize = 30

const none: NftPage = { nfts: [], next: undefined }

/** `pageParam` of the first page: TanStack Query requests it without a cursor. */
const firstPage: string | undefined = undefined

/**
 * Returns the query for an account's collectibles on its network, with 30 per page, cached for 30
 * s. The list is empty if the API does not support the network or collectibles. A failure is not
 * retried automatically, because the user can retry.
 */
export function nftsQuery(
  kit: Kit,
  account: { readonly address: string; readonly network: Network | undefined },
) {
  const { address, network } = account
  return {
    queryKey: queryKeys.nfts({ address, caipNetworkId: network?.caipNetworkId }),
    initialPageParam: firstPage,
    queryFn: async ({
      pageParam: cursor,
      signal,
    }: {
      readonly pageParam: string | undefined
      readonly signal: AbortSignal
    }): Promise<NftPage> => {
      if (!network || !kit.config.blockchainApiUrl) return none
      const { caipNetworkId } = network
      const input = { address, chainId: caipNetworkId, pageSize, ...(cursor && { cursor }) }
      const { data, next } = await fetchEndpoint(kit, getNfts, { input, caipNetworkId, signal })
      const own = data.filter(({ chain }) => chain === caipNetworkId)
      return {
        nfts: own.map((nft) => ({ ...nft, imageUrl: getShownImage(kit, nft.imageUrl) })),
        next: next ?? undefined,
      }
    },
    getNextPageParam: ({ next }: NftPage) => next,
    staleTime: getNfts.cacheMs ?? 0,
    retry: false,
  }
}
