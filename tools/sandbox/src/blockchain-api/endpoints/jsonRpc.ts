import * as z from 'zod'
import { ApiError } from '../ApiError.ts'
import { identification, requireChain, requireProject } from '../fields.ts'
import type { Handler } from '../Handler.ts'
import { isReadOrRaw, methodNotFound } from '../rpcMethods.ts'

const DEADLINE_MS = 10_000

const Query = z.object({
  ...identification,
  chainId: z.string(),
  providerId: z.string().optional(),
  sessionId: z.string().optional(),
  source: z.string().optional(),
})

const Call = z.looseObject({ id: z.unknown(), method: z.string() })
type Call = z.infer<typeof Call>

const readCall = (item: unknown): Call | undefined => Call.safeParse(item).data

/** Single requests the service answers itself. */
function answerFromMemory(call: Call | undefined, chainId: number): unknown {
  const results: Readonly<Record<string, unknown>> = {
    eth_chainId: `0x${chainId.toString(16)}`,
    net_version: String(chainId),
    net_listening: true,
  }
  if (!call || !Object.hasOwn(results, call.method)) return undefined
  return { jsonrpc: '2.0', id: call.id, result: results[call.method] }
}

/** @throws {ApiError} 503 when the chain does not answer. */
async function askChain(url: string, body: unknown): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    return JSON.parse(await response.text())
  } catch {
    throw new ApiError({
      status: 503,
      field: 'chainId',
      description: 'All providers of this chain are unavailable',
    })
  }
}

/** Answers a batch: what is barred here, the rest by the chain, in the order asked. */
async function answerBatch(url: string, items: readonly unknown[]): Promise<unknown> {
  const barred = items.map(readCall).map((call) => call && !isReadOrRaw(call.method) && call)
  const passed = items.filter((_, index) => !barred[index])
  const answers = passed.length > 0 || items.length === 0 ? await askChain(url, passed) : []
  if (!Array.isArray(answers)) return answers
  const rest = answers[Symbol.iterator]()
  return barred.map((call) => (call ? methodNotFound(call.id) : rest.next().value))
}

/** JSON-RPC for pages: one request or a batch, passed on to the chain (wire-blockchain-api §3.11). */
export const jsonRpc: Handler = {
  method: 'POST',
  paths: ['/v1', '/v1/'],
  query: Query,
  answer: async (request, context) => {
    const query = Query.parse(request.query)
    requireProject(query.projectId, context)
    const cluster = context.solana.find(({ caipNetworkId }) => caipNetworkId === query.chainId)
    // Every method of a cluster is a read, what was signed, or devnet's public faucet.
    if (cluster) return { body: await askChain(cluster.rpcUrl, request.body) }
    const { rpcUrl, chainId } = requireChain(query.chainId, context)
    const { body } = request
    if (Array.isArray(body)) return { body: await answerBatch(rpcUrl, body) }
    const call = readCall(body)
    if (call && !isReadOrRaw(call.method)) return { body: methodNotFound(call.id) }
    return { body: answerFromMemory(call, chainId) ?? (await askChain(rpcUrl, body)) }
  },
}

/** The socket form of the route is not served: it answers as the real one does without an upgrade. */
export const jsonRpcSocket: Handler = {
  method: 'GET',
  paths: ['/v1', '/v1/', '/ws'],
  query: z.unknown(),
  answer: async () => {
    throw new ApiError({ status: 426, field: '', description: 'Upgrade required' })
  },
}
