import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { rows, text, textLike, url } from '../../fields/fields.ts'

/** One collectible of an account, or several identical ones. */
export const Nft = z.object({
  /** Network of the collectible, as CAIP-2 id. */
  chain: text,
  /** Address of the collection's contract; on Solana the mint. */
  contract: text.check(z.minLength(1)),
  /**
   * Token id in the collection as decimal text; `'0'` on Solana, where each collectible has a
   * separate mint.
   */
  tokenId: textLike(/^\d{1,78}$/),
  standard: z.enum(['ERC721', 'ERC1155', 'SPL']),
  /** Number of copies as integer text. Only ERC-1155 allows more than one. */
  amount: textLike(/^[1-9]\d{0,79}$/),
  name: text,
  description: z.nullish(z.string().check(z.maxLength(2_048))),
  collection: z.object({ name: z.nullish(text) }),
  /** URL of the image on the blockchain API's own host; null if the image cannot be shown. */
  imageUrl: z.nullish(url),
  /** True if the collectible was sent as unsolicited advertising. */
  isSpam: z.boolean(),
})
export type Nft = z.output<typeof Nft>

const none = { data: [], next: undefined }

/**
 * Lists the collectibles of an account on one network. Only Latchkey's own service has this call.
 * Other services respond with 404, which counts as an empty list. The cursor is part of the input
 * and therefore of the cache key.
 */
export const getNfts = defineEndpoint({
  method: 'GET',
  path: '/v1/account/:address/nfts',
  extension: true,
  input: z.object({
    /** Network of the collectibles, as CAIP-2 id. */
    chainId: z.string(),
    /** Cursor of the page: `next` of the previous page. Absent: the first page. */
    cursor: z.optional(z.string()),
    /** Number of collectibles per page, at most 50. Default: 20. */
    pageSize: z.optional(z.number()),
  }),
  response: z.object({
    data: rows(Nft),
    /** Cursor with which the next page is requested, an opaque text; null on the last page. */
    next: z.nullish(z.string().check(z.minLength(1), z.maxLength(2_048))),
  }),
  unsupported: none,
  missing: none,
  cacheMs: 30_000,
})
