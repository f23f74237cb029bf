import * as z from 'zod'
import { ChainDownError } from './ChainDownError.ts'
import { fetchJson } from './fetchJson.ts'
import type { Node } from './Node.ts'

const Answer = z.object({
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
})

/** Creates the JSON-RPC client of a network's node. `chain` is the network's name in the log. */
export function createNode(chain: string, rpcUrl: string): Node {
  const forward = (body: unknown) => fetchJson({ chain, url: rpcUrl, body })
  return {
    forward,
    async request({ method, params = [] }) {
      const answer = Answer.safeParse(await forward({ jsonrpc: '2.0', id: 1, method, params }))
      if (!answer.success)
        throw new ChainDownError({ chain, reason: `${method} has no answer of JSON-RPC` })
      const { error: cause } = answer.data
      if (cause)
        throw new ChainDownError({ chain, reason: `${method} is refused`, refused: true, cause })
      return answer.data.result
    },
  }
}
