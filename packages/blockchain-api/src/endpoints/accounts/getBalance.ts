import { balanceCacheMs } from '@latchkey/core'
import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { decimalText } from '../../fields/decimalText.ts'
import { rows, text, textLike, url } from '../../fields/fields.ts'

/** One token of an account. Without `address` it is the native coin of its network. */
export const TokenBalance = z.object({
  name: text,
  symbol: text,
  /** CAIP-2. */
  chainId: z.optional(text),
  /** CAIP-10 address of the token; absent for the native coin. */
  address: z.optional(text),
  /** US dollars. */
  value: z.optional(z.number()),
  /** US dollars per token, 0 where unknown. */
  price: z.number(),
  quantity: z.object({
    /** A number as text; never `'0'`: those tokens are left out. */
    decimals: textLike(/^(?!0+$)\d{1,3}$/),
    /** Amount as decimal text, already divided by the decimals. */
    numeric: decimalText,
  }),
  /** May be empty. */
  iconUrl: url,
})
export type TokenBalance = z.output<typeof TokenBalance>

/** Lists the fungible tokens of an account with prices. Tokens with zero decimals are left out. */
export const getBalance = defineEndpoint({
  method: 'GET',
  path: '/v1/account/:address/balance',
  input: z.object({
    currency: z.enum(['usd']),
    /** CAIP-2; absent for all networks. */
    chainId: z.optional(z.string()),
    /** CAIP-10 token addresses to be read anew. EVM only. */
    forceUpdate: z.optional(z.array(z.string())),
  }),
  response: z.object({ balances: rows(TokenBalance) }),
  unsupported: { balances: [] },
  cacheMs: balanceCacheMs,
})
