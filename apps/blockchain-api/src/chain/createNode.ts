import {
  createRpc,
  createRpcPost,
  createRpcSender,
  isPassingRpcError,
  isRecord,
  type PostRpc,
  type Rpc,
  type RpcCall,
  RpcError,
} from '@latchkey/core'
import { nodeBatchSize, nodeTimeoutMs } from '../config/constants.ts'
import { ChainDownError } from './ChainDownError.ts'
import type { Node } from './Node.ts'

type PageCall = RpcCall & { readonly id?: unknown }

const isCall = (item: unknown): item is PageCall =>
  isRecord(item) && typeof item['method'] === 'string'

/**
 * Creates the JSON-RPC client of a network's node. Repeats a request to a busy node. If the node
 * refuses a batch that a page sent, the client sends smaller batches or single requests.
 *
 * @param chain - Name of the network in the log.
 */
export function createNode(chain: string, rpcUrl: string): Node {
  const post = createRpcPost({
    ...{ url: rpcUrl, timeoutMs: nodeTimeoutMs },
    refusesRedirects: true,
  })
  const ask = createRpc({ name: chain, posts: [post], batchSize: 1 })
  const askTogether = createRpc({ name: chain, posts: [post], batchSize: nodeBatchSize })
  const send = createRpcSender(post)
  const fail = (cause: unknown) => {
    throw new ChainDownError({ chain, reason: 'no answer', cause })
  }
  const requireJson = ({ status, body }: Awaited<ReturnType<PostRpc>>) => {
    if (body === undefined) throw new ChainDownError({ chain, reason: `status ${status}` })
    return body
  }
  async function forwardBatch(calls: readonly PageCall[]): Promise<unknown> {
    const responses = await Promise.all(send(calls)).catch(fail)
    return responses.map((response, index) => ({
      ...Object(requireJson(response)),
      id: calls[index]?.id,
    }))
  }
  async function read(send: Rpc, call: RpcCall): Promise<unknown> {
    try {
      return await send(call)
    } catch (cause) {
      if (!(cause instanceof RpcError)) return fail(cause)
      const refused = !isPassingRpcError(cause)
      throw new ChainDownError({ chain, reason: `${call.method} is refused`, refused, cause })
    }
  }
  return {
    async forward(body) {
      const isBatch = Array.isArray(body) && body.length > 1
      if (isBatch && body.every(isCall)) return forwardBatch(body)
      return requireJson(await post(body).catch(fail))
    },
    request: (call) => read(ask, call),
    requestTogether: (call) => read(askTogether, call),
  }
}
