import { BaseError, isTransportFailure } from '@latchkey/core'
import { createHttpClient, HttpError } from '@latchkey/core/http'
import * as z from 'zod/mini'
import type { FrameNetwork } from '../../accounts/createNetworks.ts'
import { NodeError, NodesUnreachableError, WrongNodeError } from '../errors.ts'
import { type AskNode, createChainCheck } from './createChainCheck.ts'

export type NodeOptions = { readonly signal?: AbortSignal | undefined }

/** Sends calls to the frame's own nodes, never to an RPC URL of the host (S-14). */
export type Nodes = {
  /**
   * Sends one JSON-RPC call. If a node does not answer or serves another network, the next node of
   * the list is tried. An RPC error counts as an answer.
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

/** Time in ms for which the node that answered last is tried first (S-131). */
const stickyMs = 60_000
/** JSON-RPC code "limit exceeded". Another node may have capacity. */
const limitExceeded = -32005

export type CreateNodesParameters = { readonly fetch: typeof fetch; readonly now: () => number }

/** Creates the client for the nodes of all networks. */
export function createNodes({ fetch, now }: CreateNodesParameters): Nodes {
  const http = createHttpClient({ fetch, retries: 0 })
  const checkChain = createChainCheck()
  const lastGood = new Map<string, { readonly url: string; readonly until: number }>()

  // State is stored by the first URL instead of the network, because a network's bundler has a
  // separate list of URLs.
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

/**
 * Returns the JSON-RPC error inside a response with an HTTP error status, as some nodes send it.
 */
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
