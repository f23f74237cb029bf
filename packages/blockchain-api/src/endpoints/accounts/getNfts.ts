import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { rows, text, textLike, url } from '../../fields/fields.ts'

/** One collectible of an account, or several alike. */
export const Nft = z.object({
  /** CAIP-2. */
  chain: text,
  /** Of the collection; on Solana the mint. */
  contract: text.check(z.minLength(1)),
  /** Which one of the collection, as decimal text; `'0'` on Solana, where each has a mint of its own. */
  tokenId: textLike(/^\d{1,78}$/),
  standard: z.enum(['ERC721', 'ERC1155', 'SPL']),
  /** How many of it, whole; more than one of ERC-1155 alone. */
  amount: textLike(/^[1-9]\d{0,79}$/),
  name: text,
  description: z.nullish(z.string().check(z.maxLength(2_048))),
  collection: z.object({ name: z.nullish(text) }),
  /** On the service's own host; null: there is none that can be shown. */
  imageUrl: z.nullish(url),
  /** Nobody asked for it. */
  isSpam: z.boolean(),
})
export type Nft = z.output<typeof Nft>

const none = { data: [], next: undefined }

/**
 * Lists the collectibles of an account on one network. An extension of Latchkey's own service: the public wire has no such
 * call, and a service that does not know it answers 404, which is none. The cursor is part of the input and so of a cache's key.
 */
export const getNfts = defineEndpoint({
  method: 'GET',
  path: '/v1/account/:address/nfts',
  extension: true,
  input: z.object({
    /** CAIP-2. */
    chainId: z.string(),
    /** `next` of the page before. */
    cursor: z.optional(z.string()),
    /** At most 50; 20 where absent. */
    pageSize: z.optional(z.number()),
  }),
  response: z.object({
    data: rows(Nft),
    /** Opaque; null on the last page. */
    next: z.nullish(z.string().check(z.minLength(1), z.maxLength(2_048))),
  }),
  unsupported: none,
  missing: none,
  cacheMs: 30_000,
})
