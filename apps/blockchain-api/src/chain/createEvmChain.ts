import * as z from 'zod'
import type { NetworkConfig } from '../config/Config.ts'
import { nodeAnswerBytes, nodeTimeoutMs } from '../constants.ts'
import { ChainDownError } from './ChainDownError.ts'
import type { EvmChain } from './EvmChain.ts'

const Answer = z.object({
  result: z.unknown(),
  error: z.object({ message: z.string() }).optional(),
})

/** Reads a network through the JSON-RPC of its node. */
export function createEvmChain(network: NetworkConfig): EvmChain {
  const { caipNetworkId: chain, rpcUrl } = network
  const fail = (reason: string, cause?: unknown) => new ChainDownError({ chain, reason, cause })

  async function forward(body: unknown): Promise<unknown> {
    try {
      const response = await fetch(rpcUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(nodeTimeoutMs),
      })
      return JSON.parse(await readText(response, fail))
    } catch (cause) {
      throw fail('the node does not answer', cause)
    }
  }

  return {
    network,
    forward,
    async request({ method, params = [] }) {
      const answer = Answer.safeParse(await forward({ jsonrpc: '2.0', id: 1, method, params }))
      if (!answer.success) throw fail(`${method} has no answer of JSON-RPC`)
      const { error: cause } = answer.data
      if (cause)
        throw new ChainDownError({ chain, reason: `${method} is refused`, refused: true, cause })
      return answer.data.result
    },
  }
}

/** Gives up where a node sends more than is passed on. */
async function readText(response: Response, fail: (reason: string) => Error): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > nodeAnswerBytes) throw fail('the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
