import { toEvmChainId } from '@latchkey/core'
import * as z from 'zod'
import type { EvmChain } from './createEvmChain.ts'
import { isReadOrRaw, methodNotFound } from './rpcMethods.ts'

const Call = z.looseObject({ id: z.unknown().optional(), method: z.string() })
type Call = z.infer<typeof Call>

const readCall = (item: unknown): Call | undefined => Call.safeParse(item).data

/**
 * Answers a page's JSON-RPC request whose result is known without the node, such as `eth_chainId`.
 * Returns `undefined` for all other requests.
 */
function answerFromMemory(call: Call | undefined, chainId: number): unknown {
  const results: Readonly<Record<string, unknown>> = {
    eth_chainId: `0x${chainId.toString(16)}`,
    net_version: String(chainId),
    net_listening: true,
  }
  if (!call || !Object.hasOwn(results, call.method)) return undefined
  return { jsonrpc: '2.0', id: call.id, result: results[call.method] }
}

/**
 * Answers a page's JSON-RPC batch in the order of its requests. The server itself answers blocked
 * methods with an error, and the node answers the others.
 */
async function answerBatch(chain: EvmChain, items: readonly unknown[]): Promise<unknown> {
  const barred = items.map(readCall).map((call) => call && !isReadOrRaw(call.method) && call)
  const passed = items.filter((_, index) => !barred[index])
  const answers = passed.length > 0 || items.length === 0 ? await chain.forward(passed) : []
  if (!Array.isArray(answers)) return answers
  const rest = answers[Symbol.iterator]()
  return barred.map((call) => (call ? methodNotFound(call.id) : rest.next().value))
}

/**
 * Answers a JSON-RPC request or batch that a page sent. Allows only methods that read the chain or
 * send a signed transaction.
 *
 * @throws {ChainDownError} The node does not answer.
 */
export async function answerEvmRpc(chain: EvmChain, body: unknown): Promise<unknown> {
  if (Array.isArray(body)) return answerBatch(chain, body)
  const call = readCall(body)
  if (call && !isReadOrRaw(call.method)) return methodNotFound(call.id)
  const chainId = toEvmChainId(chain.network.caipNetworkId)
  return answerFromMemory(call, chainId) ?? chain.forward(body)
}
