import type { OtherNetwork } from '../options.ts'

/**
 * Time limit in milliseconds for details of an approval page, because the user waits in front of an
 * empty window.
 */
const DEADLINE_MS = 4_000

type Reply = { readonly result?: unknown }

/**
 * Queries a Solana cluster for details of an approval page. Returns `undefined` if the cluster does
 * not answer; the page then shows less.
 */
export async function askCluster(
  network: OtherNetwork,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  try {
    const response = await fetch(network.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    const reply: Reply = JSON.parse(await response.text())
    return reply.result
  } catch {
    return undefined
  }
}
