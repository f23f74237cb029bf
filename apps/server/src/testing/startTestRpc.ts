import { listenLocally } from '@latchkey/service/testing'
import * as z from 'zod'

const Call = z.object({ id: z.unknown(), method: z.string(), params: z.array(z.unknown()) })

type Answer = (params: readonly unknown[]) => unknown
export type RpcAnswers = Readonly<Record<string, Answer | undefined>>

/** RPC answers of a chain without contracts, on which every address belongs to a key. */
export const emptyChain: RpcAnswers = { eth_chainId: () => '0x1', eth_getCode: () => '0x' }

/**
 * Starts a fake JSON-RPC node whose answers the test defines. A request for an undefined method
 * closes the connection.
 */
export async function startTestRpc() {
  let answers: RpcAnswers = emptyChain
  const requests: string[] = []
  const { url, stop } = await listenLocally(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const call = Call.parse(JSON.parse(Buffer.concat(chunks).toString()))
    requests.push(call.method)
    const answer = answers[call.method]
    if (!answer) {
      request.socket.destroy()
      return
    }
    const result = answer(call.params)
    const body = result instanceof RpcFailure ? { error: result.error } : { result }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, ...body }))
  })
  return {
    url,
    requests,
    answer(next: RpcAnswers) {
      answers = next
    },
    stop,
  }
}

/** A JSON-RPC error for the test's RPC server to return. */
export class RpcFailure {
  readonly error: { readonly code: number; readonly message: string }
  constructor(code: number, message: string) {
    this.error = { code, message }
  }
}
