import { getBalance } from '@latchkey/blockchain-api'
import * as z from 'zod'
import { priceHoldings } from '../account/priceHoldings.ts'
import { toBalancePage } from '../account/toBalancePage.ts'
import { ChainDownError } from '../chain/ChainDownError.ts'
import { forcedTokens } from '../config/constants.ts'
import { sourceDown } from '../errors/ApiError.ts'
import { defineRoute, identification, requireProject } from '../http/Route.ts'
import { currencies } from '../prices/Prices.ts'
import { listAsked } from './chains.ts'

const Query = z.object({
  ...identification,
  currency: z.enum(currencies),
  chainId: z.string().optional(),
  cursor: z.string().max(256).optional(),
  forceUpdate: z
    .string()
    .default('')
    .transform((text) => text.toLowerCase().split(',').slice(0, forcedTokens)),
})

/**
 * Route that lists the balances of an account. The vendor's service answers some requests with an
 * empty list, e.g. one without an `Origin` (wire-blockchain-api §3.4). This server has no such
 * answer, because a page would show it as an empty account.
 */
export const balance = defineRoute(getBalance, {
  query: Query,
  async answer(call, context) {
    const { query, parameters } = call
    requireProject(query.projectId, context)
    const { currency, chainId, cursor, forceUpdate: forced } = query
    const asked = listAsked(parameters['address'], chainId, context)
    try {
      const lists = await Promise.all(
        asked.map(async ({ source: { network, readHoldings }, account }) => {
          const held = await readHoldings(account, forced)
          return priceHoldings(held, network.caipNetworkId, { ...context, currency })
        }),
      )
      return { body: toBalancePage(lists.flat(), { cursor, forced }) }
    } catch (error) {
      if (!(error instanceof ChainDownError)) throw error
      throw sourceDown('', 'The balance source is down', error)
    }
  },
})
