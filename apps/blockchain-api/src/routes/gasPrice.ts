import { getGasPrice } from '@latchkey/blockchain-api'
import * as z from 'zod'
import { ChainDownError } from '../chain/ChainDownError.ts'
import { readGasPrice } from '../chain/readGasPrice.ts'
import { sourceDown } from '../errors/ApiError.ts'
import { defineRoute, identification, requireProject } from '../http/Route.ts'
import { requireChain } from './chains.ts'

/** Route that returns the gas price of a network. */
export const gasPrice = defineRoute(getGasPrice, {
  query: z.object({ ...identification, chainId: z.string() }),
  async answer({ query }, context) {
    requireProject(query.projectId, context)
    const chain = requireChain(query.chainId, context)
    try {
      const { standard, fast, instant } = await readGasPrice(chain)
      const body = { standard: String(standard), fast: String(fast), instant: String(instant) }
      return { body }
    } catch (error) {
      if (!(error instanceof ChainDownError)) throw error
      throw sourceDown('chainId', 'The gas price source is down', error)
    }
  },
})
