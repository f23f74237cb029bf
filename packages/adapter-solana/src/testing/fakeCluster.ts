import type { Network } from '@latchkey/core'
import { solana } from '@latchkey/core/networks'
import { HttpResponse, http, type RequestHandler } from 'msw'

export const clusterUrl = 'https://one.example/'
export const genesisHash = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
export const blockhash = '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZAMdL4VZHirAn'

export const clusterNetwork: Network = { ...solana, rpcUrls: { default: { http: [clusterUrl] } } }

type Call = { readonly id: number; readonly method: string; readonly params: readonly unknown[] }

/** Error that a fake cluster returns instead of a result. */
export class ClusterError {
  readonly code: number
  readonly message: string
  readonly data: unknown
  constructor(code: number, message: string, data?: unknown) {
    this.code = code
    this.message = message
    this.data = data
  }
}

export type ClusterAnswers = Readonly<Record<string, (...params: readonly unknown[]) => unknown>>

const usual: ClusterAnswers = {
  getGenesisHash: () => genesisHash,
  getLatestBlockhash: () => ({ value: { blockhash, lastValidBlockHeight: 150 } }),
  getBalance: () => ({ value: 2_000_000_000 }),
  getAccountInfo: () => ({ value: null }),
  simulateTransaction: () => ({ value: { err: null, logs: [] } }),
}

export type FakeCluster = {
  readonly handler: RequestHandler
  readonly calls: readonly { readonly method: string; readonly params: readonly unknown[] }[]
  /** Number of requests in each JSON-RPC batch that the cluster has received, in order. */
  readonly batches: readonly number[]
  readonly getMethods: () => readonly string[]
}

/** Serves a fake Solana cluster over HTTP, and records the received calls. */
export function fakeCluster(answers: ClusterAnswers = {}, url = clusterUrl): FakeCluster {
  const calls: { readonly method: string; readonly params: readonly unknown[] }[] = []
  const batches: number[] = []
  async function answerOne({ id, method, params }: Call): Promise<unknown> {
    calls.push({ method, params })
    const answer = { ...usual, ...answers }[method]
    const result = answer ? await answer(...params) : new ClusterError(-32_601, 'Method not found')
    if (result instanceof Response) return result
    if (!(result instanceof ClusterError)) return { jsonrpc: '2.0', id, result }
    const { code, message, data } = result
    return { jsonrpc: '2.0', id, error: { code, message, data } }
  }
  const handler: RequestHandler = http.post(url, async ({ request }) => {
    const body = (await request.json()) as Call | readonly Call[]
    const asked = [body].flat()
    if (Array.isArray(body)) batches.push(asked.length)
    const results = await Promise.all(asked.map(answerOne))
    const refused = results.find((result) => result instanceof Response)
    if (refused instanceof Response) return refused
    // Reverses a batch, because clients must match answers by id.
    return HttpResponse.json(
      JSON.parse(JSON.stringify(Array.isArray(body) ? results.toReversed() : results[0])),
    )
  })
  const getMethods = () => calls.map(({ method }) => method)
  return { handler, calls, batches, getMethods }
}
