/** A clock that stands still until it is told to go on. */
export type ManualClock = {
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Milliseconds that have passed, whatever the time of day was set to. */
  readonly elapsed: () => number
  readonly setTimer: (callback: () => void, delayMs: number) => () => void
  /** Lets time pass: timers that come due run in their order. */
  readonly advance: (ms: number) => void
  /** Sets the time of day forward, or back by a number below 0: nothing passes by that. */
  readonly setBy: (ms: number) => void
  /** How many timers wait. */
  readonly getTimerCount: () => number
}

type Timer = { readonly due: number; readonly callback: () => void }

/** Creates a clock that starts at a fixed time. */
export function createManualClock(startMs = Date.UTC(2026, 0, 1)): ManualClock {
  let time = startMs
  let shift = 0
  const timers = new Set<Timer>()
  const takeNext = (until: number) => {
    const [next] = [...timers].filter((timer) => timer.due <= until).sort((a, b) => a.due - b.due)
    if (next) timers.delete(next)
    return next
  }
  return {
    now: () => time + shift,
    elapsed: () => time - startMs,
    setTimer: (callback, delayMs) => {
      const timer = { due: time + delayMs, callback }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    advance: (ms) => {
      const until = time + ms
      for (let next = takeNext(until); next; next = takeNext(until)) {
        time = next.due
        next.callback()
      }
      time = until
    },
    setBy: (ms) => {
      shift += ms
    },
    getTimerCount: () => timers.size,
  }
}
