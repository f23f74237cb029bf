import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { rows, text, textLike, url } from '../../fields/fields.ts'

/** One collectible of an account, or several identical ones. */
export const Nft = z.object({
  /** CAIP-2 network id. */
  chain: text,
  /** Contract of the collection; on Solana the mint. */
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
  /** URL on the service's own host; null if the image cannot be shown. */
  imageUrl: z.nullish(url),
  /** True if the collectible was sent as unsolicited advertising. */
  isSpam: z.boolean(),
})
export type Nft = z.output<typeof Nft>

const none = { data: [], next: undefined }

/**
 * Lists the collectibles of an account on one network. An extension of Latchkey's own service.
 * Other services respond with 404, which counts as an empty list. The cursor is part of the input
 * and therefore of the cache key.
 */
export const getNfts = defineEndpoint({
  method: 'GET',
  path: '/v1/account/:address/nfts',
  extension: true,
  input: z.object({
    /** CAIP-2 network id. */
    chainId: z.string(),
    /** `next` of the previous page. */
    cursor: z.optional(z.string()),
    /** Rows per page, at most 50. Default: 20. */
    pageSize: z.optional(z.number()),
  }),
  response: z.object({
    data: rows(Nft),
    /** Opaque cursor; null on the last page. */
    next: z.nullish(z.string().check(z.minLength(1), z.maxLength(2_048))),
  }),
  unsupported: none,
  missing: none,
  cacheMs: 30_000,
})
