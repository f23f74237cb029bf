/** A clock that moves only when a test advances it. */
export type ManualClock = {
  /** Returns the time of day in epoch milliseconds. */
  readonly now: () => number
  /** Milliseconds since the clock's creation. Changes of the time of day do not affect it. */
  readonly elapsed: () => number
  readonly setTimer: (callback: () => void, delayMs: number) => () => void
  /** Advances the time. Due timers run in order. */
  readonly advance: (ms: number) => void
  /** Shifts the time of day forward, or back if negative. No time elapses and no timer runs. */
  readonly setBy: (ms: number) => void
  /** Returns the number of timers that have not run yet. */
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
