import { balanceCacheMs } from '@latchkey/core'
import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { decimalText } from '../../fields/decimalText.ts'
import { rows, text, textLike, url } from '../../fields/fields.ts'

/** One token of an account. Without `address` it is the native currency of its network. */
export const TokenBalance = z.object({
  name: text,
  symbol: text,
  /** Network of the token, as CAIP-2 id. */
  chainId: z.optional(text),
  /** CAIP-10 address of the token. Absent for the native currency. */
  address: z.optional(text),
  /** Value of the balance in US dollars. */
  value: z.optional(z.number()),
  /** Price of one token in US dollars; 0 if unknown. */
  price: z.number(),
  quantity: z.object({
    /** Decimals of the token as text; never `'0'`, because such tokens are left out. */
    decimals: textLike(/^(?!0+$)(?:[01]?\d{1,2}|2(?:[0-4]\d|5[0-5]))$/),
    /** Amount of the token as decimal text, with the decimals applied. */
    numeric: decimalText,
  }),
  /** URL of the token's image. May be empty. */
  iconUrl: url,
  /**
   * Whether the operator of the blockchain API vouches for the token, e.g. by a token list. Absent
   * from services without such lists. A token that is not listed may have any name and symbol.
   */
  listed: z.optional(z.boolean()),
})
export type TokenBalance = z.output<typeof TokenBalance>

/**
 * Lists the fungible tokens of an account with prices, at most 100 per page: the native currency,
 * listed tokens, priced tokens, all others. Omits tokens with zero decimals.
 */
export const getBalance = defineEndpoint({
  method: 'GET',
  path: '/v1/account/:address/balance',
  input: z.object({
    currency: z.enum(['usd']),
    /** Network of the tokens, as CAIP-2 id. Absent: all networks. */
    chainId: z.optional(z.string()),
    /**
     * CAIP-10 addresses of tokens whose balance is read from the chain instead of the blockchain
     * API's cache. EVM only.
     */
    forceUpdate: z.optional(z.array(z.string())),
    /** Cursor of the page: `next` of the previous page. Absent: the first page. */
    cursor: z.optional(z.string()),
  }),
  response: z.object({
    balances: rows(TokenBalance),
    /**
     * Cursor with which the next page is requested, an opaque text; null on the last page. Absent
     * from services that list all tokens.
     */
    next: z.nullish(z.string().check(z.minLength(1), z.maxLength(2_048))),
  }),
  unsupported: { balances: [] },
  cacheMs: balanceCacheMs,
})
