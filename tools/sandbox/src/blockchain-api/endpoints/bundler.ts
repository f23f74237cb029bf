import { BaseError, HttpRequestError, TimeoutError } from 'viem'
import * as z from 'zod'
import { BundlerError } from '../../bundler/BundlerError.ts'
import { methods } from '../../bundler/methods.ts'
import { ApiError, BodyError } from '../ApiError.ts'
import { identification, requireChain, requireProject } from '../fields.ts'
import type { Handler } from '../Handler.ts'

const Query = z.object({
  ...identification,
  chainId: z.string(),
  bundler: z.string().optional(),
})

const Call = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number(), z.null()]).default(null),
  method: z.string(),
  params: z.array(z.unknown()).default([]),
})

/**
 * Another bundler may be named, and then ours answers all the same: forwarding to an address that a caller names would let
 * a page reach whatever this machine reaches.
 *
 * @throws {ApiError} 400 for one that could not be meant.
 */
function requireBundler(name: string | undefined): void {
  if (name === undefined || name === 'pimlico') return
  const url = URL.canParse(name) ? new URL(name) : undefined
  const local = url && /^(localhost|.*\.localhost|[\d.]+|\[.*\])$/.test(url.hostname)
  if (url?.protocol === 'https:' && !local) return
  throw new ApiError({ status: 400, field: 'bundler', description: 'Unsupported bundler' })
}

const isSilence = (error: unknown) =>
  error instanceof BaseError &&
  error.walk((each) => each instanceof HttpRequestError || each instanceof TimeoutError) !== null

/** Bundler and paymaster (wire-blockchain-api §3.12; ERC-7769, ERC-7677): one request, answered by the sandbox itself. */
export const bundler: Handler = {
  method: 'POST',
  paths: ['/v1/bundler'],
  query: Query,
  answer: async (request, context) => {
    const query = Query.parse(request.query)
    requireProject(query.projectId, context)
    requireBundler(query.bundler)
    const { caipNetworkId } = requireChain(query.chainId, context)
    const call = Call.safeParse(request.body)
    const service = context.smartAccounts.get(caipNetworkId)
    const method = call.success && Object.hasOwn(methods, call.data.method)
    const run = method && methods[call.data.method]
    if (!call.success || !run || !service) throw new BodyError()
    const answer = { jsonrpc: '2.0', id: call.data.id }
    try {
      return { body: { ...answer, result: await run(call.data.params, service) } }
    } catch (error) {
      if (isSilence(error))
        throw new ApiError({
          status: 503,
          field: 'chainId',
          description: 'All providers of this chain are unavailable',
        })
      if (!(error instanceof BundlerError)) throw error
      const { rpcCode: code, message, data } = error
      return { body: { ...answer, error: { code, message, ...(data && { data }) } } }
    }
  },
}
