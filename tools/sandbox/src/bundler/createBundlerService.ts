import fastify, { type FastifyInstance } from 'fastify'
import { BaseError, HttpRequestError, TimeoutError } from 'viem'
import * as z from 'zod'
import { BundlerError } from './BundlerError.ts'
import { methods, type SmartAccountService } from './methods.ts'

const BODY_LIMIT_BYTES = 5_000_000

const Call = z.object({
  id: z.union([z.string(), z.number(), z.null()]).default(null),
  method: z.string(),
  params: z.array(z.unknown()).default([]),
})

const isSilence = (error: unknown) =>
  error instanceof BaseError &&
  error.walk((each) => each instanceof HttpRequestError || each instanceof TimeoutError) !== null

type Refusal = { readonly code: number; readonly message: string; readonly data?: unknown }

const refuse = (id: unknown, error: Refusal) => ({ jsonrpc: '2.0', id, error })

async function answerCall(body: unknown, service: SmartAccountService): Promise<unknown> {
  const call = Call.safeParse(body)
  if (!call.success) return refuse(null, { code: -32600, message: 'Invalid request' })
  const { id, method, params } = call.data
  const run = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (!run) return refuse(id, { code: -32601, message: 'Method not found' })
  try {
    return { jsonrpc: '2.0', id, result: await run(params, service) }
  } catch (error) {
    if (!(error instanceof BundlerError)) throw error
    const { rpcCode: code, message, data } = error
    return refuse(id, { code, message, ...(data !== undefined && { data }) })
  }
}

/**
 * Serves the bundler and paymaster of each chain by JSON-RPC at `/<CAIP-2>` (ERC-7769, ERC-7677).
 * Batches are not supported. The blockchain API forwards requests to this service. Call `listen`
 * with a loopback address.
 */
export function createBundlerService(
  services: ReadonlyMap<string, SmartAccountService>,
): FastifyInstance {
  const app = fastify({ bodyLimit: BODY_LIMIT_BYTES, forceCloseConnections: true })
  app.post<{ Params: { chain: string } }>('/:chain', async ({ params, body }, reply) => {
    const service = services.get(params.chain)
    if (!service) return reply.callNotFound()
    try {
      return await answerCall(body, service)
    } catch (error) {
      // The chain did not answer. The response is plain text, so that the caller does not mistake
      // it for an answer of the bundler.
      if (isSilence(error)) return reply.code(503).type('text/plain').send('The chain is down')
      throw error
    }
  })
  return app
}
