import type { Network } from '@latchkey/core'
import { solana } from '@latchkey/core/networks'
import { HttpResponse, http, type RequestHandler } from 'msw'

export const clusterUrl = 'https://one.example/'
export const genesisHash = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
export const blockhash = '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZAMdL4VZHirAn'

export const clusterNetwork: Network = { ...solana, rpcUrls: { default: { http: [clusterUrl] } } }

type Call = { readonly id: number; readonly method: string; readonly params: readonly unknown[] }

/** What a cluster answers instead of a result. */
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
  simulateTransaction: () => ({ value: { err: null, logs: [] } }),
}

export type FakeCluster = {
  readonly handler: RequestHandler
  readonly calls: readonly { readonly method: string; readonly params: readonly unknown[] }[]
  readonly getMethods: () => readonly string[]
}

/** A cluster that answers over HTTP, and the calls it got. */
export function fakeCluster(answers: ClusterAnswers = {}, url = clusterUrl): FakeCluster {
  const calls: { readonly method: string; readonly params: readonly unknown[] }[] = []
  const handler: RequestHandler = http.post(url, async ({ request }) => {
    const { id, method, params } = (await request.json()) as Call
    calls.push({ method, params })
    const answer = { ...usual, ...answers }[method]
    const result = answer ? await answer(...params) : new ClusterError(-32_601, 'Method not found')
    if (result instanceof Response) return result
    if (!(result instanceof ClusterError)) return HttpResponse.json({ jsonrpc: '2.0', id, result })
    const { code, message, data } = result
    return HttpResponse.json({ jsonrpc: '2.0', id, error: { code, message, data } })
  })
  const getMethods = () => calls.map(({ method }) => method)
  return { handler, calls, getMethods }
}
