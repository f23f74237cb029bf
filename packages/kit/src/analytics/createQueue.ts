import { type BatchEntry, joinImpressions } from './toEntry.ts'

/**
 * Delay in milliseconds before waiting analytics events are sent as one batch (kit-behaviour §6).
 */
export const flushMs = 10_000
/** Size in bytes at which the queue is sent. A beacon can carry at most 64 kB. */
export const flushBytes = 45_000
/** Maximum number of queued events. If it is exceeded, the oldest are dropped. */
const mostEntries = 1_000

export type QueueOptions = {
  /** Passes the body to the browser's beacon. Returns false if the browser refuses it. */
  readonly send: (body: string) => boolean
  readonly setTimer: (callback: () => void, delayMs: number) => () => void
}

export type Queue = {
  readonly add: (entry: BatchEntry) => void
  /** Sends the queued events. Events that the browser refuses stay in the queue. */
  readonly flush: () => void
  readonly clear: () => void
}

const count = (text: string) => new TextEncoder().encode(text).length
const measure = (entries: readonly BatchEntry[]) => count(JSON.stringify(entries))

/** Returns the first queued events that fit together into one beacon (45 kB), at least one. */
function takePart(entries: readonly BatchEntry[]): readonly BatchEntry[] {
  let size = entries.length
  while (size > 1 && measure(entries.slice(0, size)) > flushBytes) size = Math.ceil(size / 2)
  return entries.slice(0, size)
}

/**
 * Creates the queue of analytics events. Events are sent 10 s after the first one was added, or as
 * soon as they reach 45 kB.
 */
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
