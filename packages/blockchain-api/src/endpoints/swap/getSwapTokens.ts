import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { caipAddress, caipNetworkId, decimals } from '../../fields/chainFields.ts'
import { rows, text, url } from '../../fields/fields.ts'

const SwapToken = z.object({
  name: text,
  symbol: text,
  address: caipAddress,
  /** Decimals of the token as a number. The balance endpoint returns them as text. */
  decimals,
  logoUri: z.nullish(url),
  eip2612: z.nullish(z.boolean()),
})
export type SwapToken = z.output<typeof SwapToken>

/** Lists the tokens that can be swapped on an EVM network. */
export const getSwapTokens = defineEndpoint({
  method: 'GET',
  path: '/v1/convert/tokens',
  input: z.object({ chainId: caipNetworkId, address: z.optional(z.string()) }),
  response: z.object({ tokens: rows(SwapToken) }),
  unsupported: { tokens: [] },
})
