import { getHistory } from '@latchkey/blockchain-api'
import * as z from 'zod'
import { priceHistory } from '../account/priceHistory.ts'
import { readEvmHistory } from '../account/readEvmHistory.ts'
import { withNfts } from '../account/withNfts.ts'
import { ChainDownError } from '../chain/ChainDownError.ts'
import { ApiError, sourceDown } from '../errors/ApiError.ts'
import type { ApiContext } from '../http/ApiContext.ts'
import { type ApiCall, defineRoute, identification, requireProject } from '../http/Route.ts'
import { currencies } from '../prices/Prices.ts'
import { requireAsked, requireEvmAddress } from './chains.ts'

const Query = z.object({
  ...identification,
  chainId: z.string().optional(),
  currency: z.enum(currencies).default('usd'),
  cursor: z.string().max(256).optional(),
  onramp: z.string().optional(),
})

/**
 * Rejects a request for the history of purchases, because providers for this history are not
 * supported.
 *
 * @throws {ApiError} 400 if the query names an onramp provider.
 */
function refuseOnramp(onramp: string | undefined): void {
  if (onramp === undefined) return
  throw new ApiError({ status: 400, field: 'provider', description: 'Unsupported provider' })
}

/**
 * Reads a history page of one network. Without a network, merges the history of all EVM networks
 * (wire-blockchain-api §3.3).
 */
async function readPage(call: ApiCall<z.output<typeof Query>>, context: ApiContext) {
  const { query, parameters } = call
  const { chainId, cursor } = query
  const address = parameters['address']
  if (chainId === undefined) {
    const account = requireEvmAddress(address)
    await context.catchUp(context.chains)
    return readEvmHistory(context.chains, { db: context.db, account, cursor })
  }
  const { source, account } = requireAsked(address, chainId, context)
  return source.readHistory(account, cursor)
}

/** Route that lists the transactions of an account, newest first. */
export const history = defineRoute(getHistory, {
  query: Query,
  async answer(call, context) {
    const { query } = call
    requireProject(query.projectId, context)
    refuseOnramp(query.onramp)
    try {
      const { entries, next } = await readPage(call, context)
      const told = await withNfts(entries, context)
      return { body: { data: [...(await priceHistory(told, { ...context, ...query }))], next } }
    } catch (error) {
      if (!(error instanceof ChainDownError)) throw error
      throw sourceDown('', 'The history source is down', error)
    }
  },
})
