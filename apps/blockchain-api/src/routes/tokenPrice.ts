import { getTokenPrice } from '@latchkey/blockchain-api'
import { isCaipAddress, parseCaipAddress } from '@latchkey/core'
import * as z from 'zod'
import { ChainDownError } from '../chain/ChainDownError.ts'
import { ApiError, ShapeError, sourceDown } from '../errors/ApiError.ts'
import type { ApiContext } from '../http/ApiContext.ts'
import { defineRoute, requireProject } from '../http/Route.ts'
import { currencies } from '../prices/Prices.ts'
import { requireSource } from './chains.ts'

const Body = z.object({
  projectId: z.string(),
  currency: z.enum(currencies),
  addresses: z.array(z.string()),
})

function readBody(value: unknown) {
  const parsed = Body.safeParse(value)
  if (parsed.success) return parsed.data
  throw new ShapeError('body', parsed.error.issues[0]?.path.join('.') ?? '')
}

const refuse = (field: string, description: string) =>
  new ApiError({ status: 400, field, description })

/**
 * Returns name and symbol of the token whose price is requested, and the key by which the price is
 * found.
 *
 * @throws {ApiError} 400 `asset` for an unknown token.
 */
async function requireAsset(id: string, context: ApiContext) {
  if (!isCaipAddress(id)) throw refuse('', `Crypto utils error: ${id}`)
  const { caipNetworkId, address } = parseCaipAddress(id)
  const { readAsset } = requireSource(caipNetworkId, context)
  const asset = await readAsset(address).catch((error: unknown) => {
    if (!(error instanceof ChainDownError)) throw error
    throw sourceDown('', 'The price source is down', error)
  })
  if (!asset) throw refuse('asset', 'Unknown asset')
  return asset
}

/**
 * Route that returns the price of a token. Of several addresses, only the first counts, as the
 * public API specifies (wire-blockchain-api §3.6).
 */
export const tokenPrice = defineRoute(getTokenPrice, {
  query: z.object({}),
  async answer({ request }, context) {
    const { projectId, currency, addresses } = readBody(request.body)
    requireProject(projectId, context)
    const [address] = addresses
    if (address === undefined) throw refuse('', 'No address is given')
    const { name, symbol, decimals, asset, iconUrl = '' } = await requireAsset(address, context)
    const usd = await context.prices.readUsd(asset)
    if (usd === undefined) throw refuse('asset', 'The asset has no price')
    const price = usd * (await context.prices.readRate(currency))
    return { body: { fungibles: [{ address, name, symbol, iconUrl, price, decimals }] } }
  },
})
