import { getBalance } from '@latchkey/blockchain-api'
import * as z from 'zod'
import { priceHoldings } from '../account/priceHoldings.ts'
import { ChainDownError } from '../chain/ChainDownError.ts'
import { forcedTokens } from '../config/constants.ts'
import { sourceDown } from '../errors/ApiError.ts'
import { type ApiCall, defineRoute, identification, requireProject } from '../http/Route.ts'
import { currencies } from '../prices/Prices.ts'
import { listAsked, toCaipChain } from './chains.ts'

const Query = z.object({
  ...identification,
  currency: z.enum(currencies),
  chainId: z.string().optional(),
  forceUpdate: z
    .string()
    .default('')
    .transform((text) => text.toLowerCase().split(',').slice(0, forcedTokens)),
})

/**
 * Kit versions that flood the balance route with requests. The wire specifies an empty answer for
 * them.
 */
const floodingVersions = /1\.6\.[45]$/
const silentChains = ['eip155:30', 'eip155:31']

/**
 * Returns whether a balance request gets an empty list with status 200, because of its kit version
 * or its chain (wire-blockchain-api §3.4).
 */
function isSilenced({ query, request }: ApiCall<z.output<typeof Query>>): boolean {
  const { headers } = request
  const version = query.sv ?? headers['x-sdk-version']
  if (headers.origin === undefined || typeof version !== 'string') return true
  const chainId = query.chainId === undefined ? undefined : toCaipChain(query.chainId)
  return floodingVersions.test(version) || silentChains.some((silent) => silent === chainId)
}

/** Route that lists the balances of an account. */
export const balance = defineRoute(getBalance, {
  query: Query,
  async answer(call, context) {
    const { query, parameters } = call
    requireProject(query.projectId, context)
    if (isSilenced(call)) return { body: { balances: [] } }
    const { currency, chainId, forceUpdate: forced } = query
    const asked = listAsked(parameters['address'], chainId, context)
    try {
      const lists = await Promise.all(
        asked.map(async ({ source: { network, readHoldings }, account }) => {
          const held = await readHoldings(account, forced)
          return priceHoldings(held, network.caipNetworkId, { ...context, currency })
        }),
      )
      return { body: { balances: lists.flat() } }
    } catch (error) {
      if (!(error instanceof ChainDownError)) throw error
      throw sourceDown('', 'The balance source is down', error)
    }
  },
})
