import { type BatchEntry, joinImpressions } from './toEntry.ts'

/** kit-behaviour §6. */
export const flushMs = 10_000
/** A beacon takes 64 kB at most. */
export const flushBytes = 45_000
/** Where nothing goes out the oldest go. */
const mostEntries = 1_000

export type QueueOptions = {
  /** Gives it to the browser to send; false where it does not take it. */
  readonly send: (body: string) => boolean
  readonly setTimer: (callback: () => void, delayMs: number) => () => void
}

export type Queue = {
  readonly add: (entry: BatchEntry) => void
  /** Sends what waits. What the browser does not take stays. */
  readonly flush: () => void
  readonly clear: () => void
}

const count = (text: string) => new TextEncoder().encode(text).length
const measure = (entries: readonly BatchEntry[]) => count(JSON.stringify(entries))

/** Takes as many from the front as one beacon carries, one at least. */
function takePart(entries: readonly BatchEntry[]): readonly BatchEntry[] {
  let size = entries.length
  while (size > 1 && measure(entries.slice(0, size)) > flushBytes) size = Math.ceil(size / 2)
  return entries.slice(0, size)
}

/** Makes the queue of events: sent 10 s after the first that waits, and when 45 kB wait. */
export function createQueue({ send, setTimer }: QueueOptions): Queue {
  let entries: readonly BatchEntry[] = []
  let bytes = 0
  let cancel: (() => void) | undefined
  const keep = (left: readonly BatchEntry[]) => {
    entries = left
    bytes = measure(left)
  }
  const wait = () => {
    cancel ??= setTimer(() => {
      cancel = undefined
      flush()
    }, flushMs)
  }
  const stop = () => {
    cancel?.()
    cancel = undefined
  }
  const flush = () => {
    stop()
    keep(joinImpressions(entries))
    while (entries.length > 0) {
      const part = takePart(entries)
      if (!send(JSON.stringify(part))) return wait()
      keep(entries.slice(part.length))
    }
  }
  return {
    flush,
    add: (entry) => {
      entries = [...entries, entry].slice(-mostEntries)
      bytes += count(JSON.stringify(entry)) + 1
      if (bytes > flushBytes) flush()
      else wait()
    },
    clear: () => {
      stop()
      keep([])
    },
  }
}
