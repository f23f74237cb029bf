import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { caipAddress, decimals, money } from '../../fields/chainFields.ts'
import { rows, text, url } from '../../fields/fields.ts'

const TokenPrice = z.object({
  address: caipAddress,
  name: text,
  symbol: text,
  iconUrl: url,
  /** US dollars. */
  price: money,
  decimals,
})
export type TokenPrice = z.output<typeof TokenPrice>

/** Reads the price of one token. The wire takes a list and prices its first entry alone, so there is one address a call. */
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
