import { isTransportFailure, sleep } from '@latchkey/core'

type Waiting = { readonly state: 'waiting' }

const firstDelayMs = 500
const longestDelayMs = 8_000

/**
 * Repeats a long-polling call until the state in its answer changes. After each failed request, the
 * next attempt waits longer, up to 8 s.
 *
 * @throws Any definitive rejection, and the signal's abort reason.
 */
export async function pollUntil<answer extends { readonly state: string }>(
  ask: () => Promise<answer>,
  signal: AbortSignal | undefined,
): Promise<Exclude<answer, Waiting>> {
  let delayMs = firstDelayMs
  for (;;) {
    signal?.throwIfAborted()
    try {
      const answer = await ask()
      if (isNews(answer)) return answer
      delayMs = firstDelayMs
    } catch (error) {
      if (!isTransportFailure(error)) throw error
      delayMs = Math.min(delayMs * 2, longestDelayMs)
    }
    await sleep(delayMs, signal)
  }
}

const isNews = <answer extends { readonly state: string }>(
  answer: answer,
): answer is Exclude<answer, Waiting> => answer.state !== 'waiting'
