import * as z from 'zod'
import { ChainDownError } from '../chain/ChainDownError.ts'
import { fetchJson } from '../chain/fetchJson.ts'
import { ApiError, ShapeError, sourceDown, unsupportedChain } from '../errors/ApiError.ts'
import { identification, type Route, readQuery, requireProject } from '../http/Route.ts'
import { requireChain } from './chains.ts'

const Query = z.object({ ...identification, chainId: z.string(), bundler: z.string().optional() })

/**
 * Schema of a JSON-RPC request for a bundler. Allows the methods of the public blockchain API, and
 * others that bundler clients call.
 */
const Call = z.looseObject({
  jsonrpc: z.literal('2.0'),
  method: z.enum([
    'eth_chainId',
    'eth_supportedEntryPoints',
    'eth_sendUserOperation',
    'eth_estimateUserOperationGas',
    'eth_getUserOperationByHash',
    'eth_getUserOperationReceipt',
    'pimlico_getUserOperationGasPrice',
    'pm_getPaymasterData',
    'pm_getPaymasterStubData',
    'pm_sponsorUserOperation',
  ]),
})

/**
 * Checks the bundler that the request's query names. The server always uses the network's
 * configured bundler, because a URL from the caller would let a page reach the internal network.
 *
 * @throws {ApiError} 400 for an unknown bundler.
 */
function requireBundler(name: string | undefined): void {
  if (name === undefined || name === 'pimlico') return
  const url = URL.canParse(name) ? new URL(name) : undefined
  const local = url && /^(localhost|.*\.localhost|[\d.]+|\[.*\])$/.test(url.hostname)
  if (url?.protocol === 'https:' && !local) return
  throw new ApiError({ status: 400, field: 'bundler', description: 'Unsupported bundler' })
}

/**
 * Forwards a JSON-RPC request to the bundler and paymaster of a network. Batches are rejected
 * (wire-blockchain-api §3.12).
 */
export const bundler: Route = {
  method: 'POST',
  paths: ['/v1/bundler'],
  async answer({ query, body }, context) {
    const { projectId, chainId: chain, bundler: name } = readQuery(Query, query)
    requireProject(projectId, context)
    requireBundler(name)
    const { bundlerUrl: url } = requireChain(chain, context).network
    if (url === undefined) throw unsupportedChain(chain)
    const call = Call.safeParse(body)
    if (!call.success) throw new ShapeError('body', call.error.issues[0]?.path.join('.') ?? '')
    try {
      return { body: await fetchJson({ chain, url, body: call.data }) }
    } catch (error) {
      if (!(error instanceof ChainDownError)) throw error
      throw sourceDown('chainId', 'All providers of this chain are unavailable', error)
    }
  },
}
