import * as z from 'zod/mini'
import type { Perform, PlanMethod } from '../WalletContext.ts'
import { AddressParam, parseParams } from './params.ts'

// Schema of the parameters of EIP-747, which are an object instead of a list.
const Asset = z.object({
  type: z.literal('ERC20'),
  options: z.object({
    address: AddressParam,
    symbol: z.string().check(z.minLength(1), z.maxLength(11)),
    decimals: z.number().check(z.gte(0), z.lte(36)),
  }),
})

export const planWatchAsset: PlanMethod = (_context, { params }) => {
  const { options } = parseParams(Asset, params[0])
  const { address, symbol, decimals } = options
  return { prompt: { kind: 'watch-asset', address, symbol, decimals } }
}

export const performWatchAsset: Perform<'watch-asset'> = async (
  _context,
  _request,
  { prompt },
) => ({
  result: true,
  detail: prompt.symbol,
})
