import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { caipAddress, decimals, money } from '../../fields/chainFields.ts'
import { rows, text, url } from '../../fields/fields.ts'

const TokenPrice = z.object({
  address: caipAddress,
  name: text,
  symbol: text,
  iconUrl: url,
  /** Price of one token in US dollars. */
  price: money,
  decimals,
})
export type TokenPrice = z.output<typeof TokenPrice>

/**
 * Returns the price of one token. The public API accepts a list but prices only the first entry, so
 * that a call has a single address.
 */
export const getTokenPrice = defineEndpoint({
  method: 'POST',
  path: '/v1/fungible/price',
  input: z.object({
    currency: z.enum(['usd']),
    addresses: z.tuple([caipAddress]),
  }),
  projectIdInBody: true,
  response: z.object({ fungibles: rows(TokenPrice) }),
  unsupported: { fungibles: [] },
  cacheMs: 15_000,
})
