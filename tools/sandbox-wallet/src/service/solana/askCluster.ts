import type { OtherNetwork } from '../options.ts'

/** A person waits at an empty window meanwhile. */
const DEADLINE_MS = 4_000

type Reply = { readonly result?: unknown }

/** Asks a cluster what an approval page shows. `undefined` when it does not say; the page then says less. */
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
