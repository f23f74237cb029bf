import { Readable } from 'node:stream'
import { heartbeatMs, stalledMs } from '../config/constants.ts'

/**
 * Source of an event stream. `next` resolves with the next event, or with `undefined` after
 * `signal` has aborted. The stream calls `next` only after it has sent the previous event. A slow
 * reader therefore gets fewer events, and the source has to limit the events that it buffers
 * meanwhile.
 */
export type NewsSource<news = unknown> = {
  readonly next: (signal: AbortSignal) => Promise<news | undefined>
  readonly close: () => void
  /**
   * Aborted when the source has no more events for this client. The stream then ends, and the
   * client has to send a new request.
   */
  readonly ended?: AbortSignal
}

export type EventStreamOptions = {
  readonly source: NewsSource
  /** Maximum duration of the stream in milliseconds. The browser then reconnects automatically. */
  readonly streamMs: number
  /** Aborted when the server stops, so that the stream ends. */
  readonly stopping: AbortSignal
  /**
   * Aborted when a newer stream of the same caller takes the place of this one (S-146). The stream
   * ends, and its browser waits a minute before it reconnects.
   */
  readonly giveWay: AbortSignal
}

/** Milliseconds that a browser waits before it reconnects to an ended event stream. */
const comeBackMs = 3_000
/**
 * The same for a stream that gave way. A short wait would end the newer stream again after seconds.
 */
const giveWayMs = 60_000
const heartbeat = ':\n\n'

/**
 * Creates a response of server-sent events. While no event arrives, it sends a heartbeat (S-93).
 * The stream ends after `streamMs`.
 */
export function createEventStream(options: EventStreamOptions): Readable {
  const { source, streamMs, stopping, giveWay } = options
  const life = new AbortController()
  const end = () => life.abort()
  const ends = [stopping, giveWay, source.ended]
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
      for (const signal of ends) signal?.removeEventListener('abort', end)
      end()
      source.close()
      done(error)
    },
  })
  const tell = (text: string) => {
    if (life.signal.aborted) {
      if (giveWay.aborted) stream.push(toWait(giveWayMs))
      return void stream.push(null)
    }
    stalled = setTimeout(end, stalledMs)
    stream.push(text)
  }
  // A stream whose client does not read cannot end normally, so it is destroyed.
  life.signal.addEventListener('abort', () => stalled && stream.destroy())
  for (const signal of ends) signal?.addEventListener('abort', end)
  stream.push(toWait(comeBackMs))
  return stream
}

const toWait = (waitMs: number) => `retry: ${waitMs}\n\n`

async function nextText(source: NewsSource, life: AbortSignal): Promise<string> {
  const quiet = new AbortController()
  const timer = setTimeout(() => quiet.abort(), heartbeatMs)
  const news = await source.next(AbortSignal.any([quiet.signal, life]))
  clearTimeout(timer)
  return news === undefined ? heartbeat : `data: ${JSON.stringify(news)}\n\n`
}
