import * as z from 'zod'
import { ChainDownError } from '../chain/ChainDownError.ts'
import { rpcBatchLimit } from '../config/constants.ts'
import { ApiError, sourceDown } from '../errors/ApiError.ts'
import { identification, type Route, readQuery, requireProject } from '../http/Route.ts'
import { requireSource } from './chains.ts'

const Query = z.object({ ...identification, chainId: z.string() })

/**
 * Returns the number of calls in the body of a JSON-RPC request.
 *
 * @throws {ApiError} 400 for a batch of more than 50 calls, because each call costs the node.
 */
function countCalls(body: unknown): number {
  if (!Array.isArray(body)) return 1
  if (body.length <= rpcBatchLimit) return body.length
  const description = `A batch has at most ${rpcBatchLimit} calls`
  throw new ApiError({ status: 400, field: 'body', description })
}

/**
 * Route that serves JSON-RPC for pages: one request or a batch, forwarded to the chain's node
 * (wire-blockchain-api §3.11).
 */
export const jsonRpc: Route = {
  method: 'POST',
  paths: ['/v1', '/v1/'],
  async answer({ query, body }, context, charge) {
    const { projectId, chainId } = readQuery(Query, query)
    requireProject(projectId, context)
    const { answerRpc } = requireSource(chainId, context)
    await charge(countCalls(body) - 1)
    try {
      return { body: await answerRpc(body) }
    } catch (error) {
      if (!(error instanceof ChainDownError)) throw error
      throw sourceDown('chainId', 'All providers of this chain are unavailable', error)
    }
  },
}

/**
 * Route that rejects WebSocket connections, which this server does not support. The status is 426,
 * which the public API defines for a request without an upgrade.
 */
export const jsonRpcSocket: Route = {
  method: 'GET',
  paths: ['/v1', '/v1/', '/ws'],
  async answer() {
    throw new ApiError({ status: 426, field: '', description: 'Upgrade required' })
  },
}
