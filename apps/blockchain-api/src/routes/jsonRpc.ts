import * as z from 'zod'
import type { EvmChain } from '../chain/EvmChain.ts'
import { ApiError, sourceDown } from '../http/ApiError.ts'
import { identification, type Route, readQuery, requireProject } from '../http/Route.ts'
import { requireChain } from './chains.ts'
import { isReadOrRaw, methodNotFound } from './rpcMethods.ts'

const Query = z.object({ ...identification, chainId: z.string() })
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
async function askChain(chain: EvmChain, body: unknown): Promise<unknown> {
  try {
    return await chain.forward(body)
  } catch (cause) {
    throw sourceDown('chainId', 'All providers of this chain are unavailable', cause)
  }
}

/** Answers a batch: what is barred here, the rest by the chain, in the order asked. */
async function answerBatch(chain: EvmChain, items: readonly unknown[]): Promise<unknown> {
  const barred = items.map(readCall).map((call) => call && !isReadOrRaw(call.method) && call)
  const passed = items.filter((_, index) => !barred[index])
  const answers = passed.length > 0 || items.length === 0 ? await askChain(chain, passed) : []
  if (!Array.isArray(answers)) return answers
  const rest = answers[Symbol.iterator]()
  return barred.map((call) => (call ? methodNotFound(call.id) : rest.next().value))
}

/** JSON-RPC for pages: one request or a batch, passed on to the chain (wire-blockchain-api §3.11). */
export const jsonRpc: Route = {
  method: 'POST',
  paths: ['/v1', '/v1/'],
  async answer({ query, body }, context) {
    const { projectId, chainId } = readQuery(Query, query)
    requireProject(projectId, context)
    const chain = requireChain(chainId, context)
    if (Array.isArray(body)) return { body: await answerBatch(chain, body) }
    const call = readCall(body)
    if (call && !isReadOrRaw(call.method)) return { body: methodNotFound(call.id) }
    const number = Number(chainId.slice('eip155:'.length))
    return { body: answerFromMemory(call, number) ?? (await askChain(chain, body)) }
  },
}

/** The socket form of the route is not served: it answers as the wire has it without an upgrade. */
export const jsonRpcSocket: Route = {
  method: 'GET',
  paths: ['/v1', '/v1/', '/ws'],
  async answer() {
    throw new ApiError({ status: 426, field: '', description: 'Upgrade required' })
  },
}
