import { BaseError, isTransportFailure } from '@latchkey/core'
import { createHttpClient, HttpError } from '@latchkey/core/http'
import * as z from 'zod/mini'
import type { FrameNetwork } from '../../accounts/createNetworks.ts'
import { NodeError, NodesUnreachableError, WrongNodeError } from '../errors.ts'
import { type AskNode, createChainCheck } from './createChainCheck.ts'

export type NodeOptions = { readonly signal?: AbortSignal | undefined }

/** Asks the frame's own nodes; what the host calls an RPC address is never asked (S-14). */
export type Nodes = {
  /**
   * One JSON-RPC call. The next node of the list is asked when one gives no answer or is of another network; a node's
   * error is an answer.
   *
   * @throws {NodeError} The node's own error.
   * @throws {NodesUnreachableError} No node answered.
   */
  readonly request: (
    network: Pick<FrameNetwork, 'caipNetworkId' | 'rpcUrls'>,
    call: { readonly method: string; readonly params: readonly unknown[] },
    options: NodeOptions,
  ) => Promise<unknown>
}

const Answer = z.object({
  result: z.optional(z.unknown()),
  error: z.optional(
    z.object({
      code: z.number(),
      message: z.string(),
      data: z.optional(z.unknown()),
    }),
  ),
})

/** How long the node that answered last is asked first (S-131). */
const stickyMs = 60_000
/** "Limit exceeded": another node may have room. */
const limitExceeded = -32005

export type CreateNodesParameters = { readonly fetch: typeof fetch; readonly now: () => number }

/** Makes the way to the nodes of all networks. */
export function createNodes({ fetch, now }: CreateNodesParameters): Nodes {
  const http = createHttpClient({ fetch, retries: 0 })
  const checkChain = createChainCheck()
  const lastGood = new Map<string, { readonly url: string; readonly until: number }>()

  // By its first address: a network's bundler is of the same network, and another list.
  const toKey = (rpcUrls: readonly string[]) => rpcUrls[0] ?? ''
  const toUrls = (rpcUrls: readonly string[]) => {
    const good = lastGood.get(toKey(rpcUrls))
    if (!good || good.until <= now()) return rpcUrls
    return [good.url, ...rpcUrls.filter((url) => url !== good.url)]
  }

  return {
    async request(network, { method, params }, { signal }) {
      const { caipNetworkId, rpcUrls } = network
      let cause: unknown
      for (const url of toUrls(rpcUrls)) {
        try {
          const ask: AskNode = async (call) => {
            const json = { jsonrpc: '2.0', id: 1, ...call }
            return readAnswer(await http.request({ url, method: 'POST', json, signal }))
          }
          await checkChain(url, caipNetworkId, ask)
          const result = await ask({ method, params })
          lastGood.set(toKey(rpcUrls), { url, until: now() + stickyMs })
          return result
        } catch (error) {
          signal?.throwIfAborted()
          const told = error instanceof HttpError ? toNodeError(error) : error
          if (!isFailover(told)) throw told
          cause = told
        }
      }
      throw new NodesUnreachableError({ caipNetworkId, cause })
    },
  }
}

function readAnswer(body: unknown): unknown {
  const { error, result } = Answer.parse(body)
  if (error) throw new NodeError({ number: error.code, message: error.message, data: error.data })
  return result
}

/** Some nodes answer their errors with a status outside 2xx. */
function toNodeError(error: HttpError): BaseError {
  const answer = Answer.safeParse(error.body)
  const told = answer.success ? answer.data.error : undefined
  return told ? new NodeError({ number: told.code, message: told.message, data: told.data }) : error
}

function isFailover(error: unknown): boolean {
  if (error instanceof WrongNodeError) return true
  if (error instanceof NodeError) return error.number === limitExceeded
  return !(error instanceof BaseError) || isTransportFailure(error) || error instanceof HttpError
}
