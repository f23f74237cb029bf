import { getBalance } from '@latchkey/blockchain-api'
import * as z from 'zod'
import { ChainRequestError } from '../../chains/requestRpc.ts'
import type { ApiContext } from '../ApiContext.ts'
import { ApiError } from '../ApiError.ts'
import {
  identification,
  isEvmAddress,
  requireAddress,
  requireChain,
  requireProject,
} from '../fields.ts'
import { type ApiRequest, defineHandler } from '../Handler.ts'
import { readBalances } from '../readBalances.ts'
import { readSolanaBalances } from '../readSolanaBalances.ts'

const Query = z.object({
  ...identification,
  currency: z.enum(['btc', 'eth', 'usd', 'eur', 'gbp', 'aud', 'cad', 'inr', 'jpy']),
  chainId: z.string().optional(),
  forceUpdate: z.string().optional(),
})

/** Versions whose kit floods the route; the real service answers them nothing. */
const floodingVersions = /1\.6\.[45]$/
const silentChains = ['eip155:30', 'eip155:31']

/** CAIP-2 of what may be a bare EVM number. */
const toCaipChain = (text: string) => (/^\d+$/.test(text) ? `eip155:${text}` : text)

/** The quirks of the real service: who is answered an empty list with 200. */
function isSilenced({ query, headers }: ApiRequest<z.output<typeof Query>>): boolean {
  const version = query.sv ?? headers['x-sdk-version']
  if (headers.origin === undefined || typeof version !== 'string') return true
  return (
    floodingVersions.test(version) ||
    (query.chainId !== undefined && silentChains.includes(toCaipChain(query.chainId)))
  )
}

function listChains(chainId: string | undefined, { chains }: ApiContext) {
  if (chainId === undefined) return chains
  return chains.filter(({ caipNetworkId }) => caipNetworkId === toCaipChain(chainId))
}

function listClusters(chainId: string | undefined, { solana }: ApiContext) {
  if (chainId === undefined) return solana
  return solana.filter(({ caipNetworkId }) => caipNetworkId === chainId)
}

/** Reads from every chain that an address can be of. */
function readAll(address: string, query: z.output<typeof Query>, context: ApiContext) {
  const { currency, chainId } = query
  const always = (query.forceUpdate ?? '').toLowerCase().split(',')
  if (isEvmAddress(address))
    return listChains(chainId, context).map((chain) =>
      readBalances(chain, { address, currency, always }),
    )
  return listClusters(chainId, context).map((cluster) =>
    readSolanaBalances(cluster, { address, currency }),
  )
}

/** Lists what an account holds, read from the chains on every call. */
export const balance = defineHandler(getBalance, {
  query: Query,
  answer: async (request, context) => {
    const { query, parameters } = request
    const { address = '' } = parameters
    requireProject(query.projectId, context)
    if (isSilenced(request)) return { body: { balances: [] } }
    requireAddress(address)
    const isCluster = listClusters(query.chainId, context).length > 0
    if (query.chainId !== undefined && !isCluster) requireChain(toCaipChain(query.chainId), context)
    try {
      const lists = await Promise.all(readAll(address, query, context))
      return { body: { balances: lists.flat() } }
    } catch (error) {
      if (!(error instanceof ChainRequestError)) throw error
      throw new ApiError({ status: 503, field: '', description: 'The balance source is down' })
    }
  },
})
