import { Readable } from 'node:stream'
import { heartbeatMs, stalledMs } from '../config/constants.ts'

/**
 * What a stream reads from. `next` answers as soon as there is news, or `undefined` once `signal` says that it has waited
 * long enough. It is asked again only when the last answer is on its way: who reads slowly is told less often, and whoever
 * makes the news keeps in bounds what comes up meanwhile.
 */
export type NewsSource<news = unknown> = {
  readonly next: (signal: AbortSignal) => Promise<news | undefined>
  readonly close: () => void
  /** Aborted when there is nothing more for this reader, who has to ask anew. */
  readonly ended?: AbortSignal
}

export type EventStreamOptions = {
  readonly source: NewsSource
  /** How long it goes on; the browser comes back by itself. */
  readonly streamMs: number
  /** Aborted when the server stops. */
  readonly stopping: AbortSignal
}

/** How long a browser waits until it comes back. */
const comeBackMs = 3_000
const heartbeat = ':\n\n'

/** Writes news as server-sent events, with a heartbeat while there is none (S-93). It ends when its time is over. */
export function createEventStream({ source, streamMs, stopping }: EventStreamOptions): Readable {
  const life = new AbortController()
  const end = () => life.abort()
  const lifetime = setTimeout(end, streamMs)
  let stalled: NodeJS.Timeout | undefined

  const stream = new Readable({
    highWaterMark: 1,
    read() {
      clearTimeout(stalled)
      stalled = undefined
      nextText(source, life.signal).then(tell, (error) => stream.destroy(error))
    },
    destroy(error, done) {
      clearTimeout(lifetime)
      clearTimeout(stalled)
      stopping.removeEventListener('abort', end)
      source.ended?.removeEventListener('abort', end)
      end()
      source.close()
      done(error)
    },
  })
  const tell = (text: string) => {
    if (life.signal.aborted) return void stream.push(null)
    stalled = setTimeout(end, stalledMs)
    stream.push(text)
  }
  // While its reader takes nothing it does not come to its end by itself.
  life.signal.addEventListener('abort', () => stalled && stream.destroy())
  stopping.addEventListener('abort', end)
  source.ended?.addEventListener('abort', end)
  stream.push(`retry: ${comeBackMs}\n\n`)
  return stream
}

async function nextText(source: NewsSource, life: AbortSignal): Promise<string> {
  const quiet = new AbortController()
  const timer = setTimeout(() => quiet.abort(), heartbeatMs)
  const news = await source.next(AbortSignal.any([quiet.signal, life]))
  clearTimeout(timer)
  return news === undefined ? heartbeat : `data: ${JSON.stringify(news)}\n\n`
}
