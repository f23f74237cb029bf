import { type Kit, watchAnswers, watchQueryClient } from '@latchkey/kit'

/** Tells of what services have answered, in the kit's query cache, too, from the moment there is one. */
export type CacheSignal = {
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates the signal of a kit. It does not make the cache: its code loads with the first question. */
export function createCacheSignal(kit: Kit): CacheSignal {
  const listeners = new Set<() => void>()
  let detach: (() => void) | undefined
  let told = true
  const tell = () => {
    told = true
    for (const listener of listeners) listener()
  }
  // The cache also speaks while a component renders that asks it something: nothing may change just then.
  const notify = () => {
    if (told) queueMicrotask(tell)
    told = false
  }
  const attach = () => {
    const stops = [
      watchAnswers(kit, notify),
      watchQueryClient(kit, (client) => {
        detach ??= client.getQueryCache().subscribe(notify)
        // Something may have been answered before anybody listened.
        notify()
      }),
    ]
    return () => {
      for (const stopWatching of stops) stopWatching()
    }
  }
  let stop: (() => void) | undefined
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      stop ??= attach()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        detach?.()
        stop = undefined
        detach = undefined
      }
    },
  }
}
