import { InvalidAnswerError, readField, rpcBatchSize } from '@latchkey/core'
import type { HttpClient } from '@latchkey/core/http'

export type Entry = {
  readonly method: string
  readonly params: readonly unknown[]
  readonly signal: AbortSignal | undefined
}

type Waiting = Entry & {
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: unknown) => void
}

const toBody = ({ method, params }: Entry, id: number) => ({ jsonrpc: '2.0', id, method, params })

/**
 * Creates a signal for an HTTP request that several calls share. It aborts once the callers of all
 * entries have aborted.
 */
function createSharedSignal(entries: readonly Entry[]): AbortSignal {
  const controller = new AbortController()
  const isLeft = () => entries.every(({ signal }) => signal?.aborted)
  const leave = () => isLeft() && controller.abort(entries[0]?.signal?.reason)
  for (const { signal } of entries) signal?.addEventListener('abort', leave, { once: true })
  leave()
  return controller.signal
}

/**
 * Creates a function that sends calls to one URL. Calls made in the same task share a request of up
 * to 1,000 entries (K-CHAIN-22); a single call is sent without a batch. If the URL does not support
 * batches, later calls are sent one by one.
 *
 * @returns A function that sends a call and returns the JSON-RPC answer without validation.
 */
export function createBatches(client: HttpClient, url: string): (entry: Entry) => Promise<unknown> {
  let waiting: Waiting[] = []
  let knowsBatches = true

  const send = (json: unknown, signal: AbortSignal | undefined) =>
    client.request({ url, method: 'POST', json, signal, retries: 0 })
  function sendAlone({ resolve, reject, ...entry }: Waiting): void {
    send(toBody(entry, 1), entry.signal).then(resolve, reject)
  }
  async function sendTogether(entries: readonly Waiting[]): Promise<void> {
    const bodies = entries.map((entry, index) => toBody(entry, index + 1))
    const answers = await send(bodies, createSharedSignal(entries))
    if (!Array.isArray(answers)) {
      knowsBatches = false
      for (const entry of entries) sendAlone(entry)
      return
    }
    const byId = new Map(answers.map((answer: unknown) => [readField(answer, 'id'), answer]))
    for (const [index, { resolve, reject }] of entries.entries()) {
      const answer = byId.get(index + 1)
      const { host } = new URL(url)
      if (answer !== undefined) resolve(answer)
      else reject(new InvalidAnswerError({ host, reason: 'an answer is missing in the batch' }))
    }
  }
  function flush(): void {
    const all = waiting.filter(({ signal }) => !signal?.aborted)
    waiting = []
    for (let start = 0; start < all.length; start += rpcBatchSize) {
      const entries = all.slice(start, start + rpcBatchSize)
      const [first] = entries
      if (first && entries.length === 1) sendAlone(first)
      else if (!knowsBatches) for (const entry of entries) sendAlone(entry)
      else {
        sendTogether(entries).catch((error: unknown) => {
          for (const { reject } of entries) reject(error)
        })
      }
    }
  }

  return (entry) =>
    new Promise((resolve, reject) => {
      const { signal } = entry
      if (signal?.aborted) return reject(signal.reason)
      // An aborted call of a batch is rejected immediately. The other calls still get their
      // answers.
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
      if (waiting.length === 0) setTimeout(flush, 0)
      waiting.push({ ...entry, resolve, reject })
    })
}
