import { toEvmChainId } from '@latchkey/core'
import { answerRpc, type PageCall, readCall } from './answerRpc.ts'
import type { EvmChain } from './createEvmChain.ts'
import { evmMethods } from './rpcMethods.ts'

/**
 * Answers a page's JSON-RPC request whose result is known without the node, such as `eth_chainId`.
 * Returns `undefined` for all other requests.
 */
function answerFromMemory(call: PageCall | undefined, chainId: number): unknown {
  const results: Readonly<Record<string, unknown>> = {
    eth_chainId: `0x${chainId.toString(16)}`,
    net_version: String(chainId),
    net_listening: true,
  }
  if (!call || !Object.hasOwn(results, call.method)) return undefined
  return { jsonrpc: '2.0', id: call.id, result: results[call.method] }
}

/**
 * Answers a JSON-RPC request or batch that a page sent to an EVM network.
 *
 * @throws {ChainDownError} The node does not answer.
 */
export async function answerEvmRpc(chain: EvmChain, body: unknown): Promise<unknown> {
  const chainId = toEvmChainId(chain.network.caipNetworkId)
  const { forward } = chain
  return (
    answerFromMemory(readCall(body), chainId) ?? answerRpc({ forward, methods: evmMethods }, body)
  )
}
