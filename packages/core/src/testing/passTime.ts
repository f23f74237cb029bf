/** Fake timers, e.g. those of `vi`. */
export type FakeClock = { readonly advanceTimersByTimeAsync: (ms: number) => Promise<unknown> }

/** The real `setTimeout`, read before a test replaces it. */
const { setTimeout: setRealTimeout } = globalThis
const pauseMs = 4

/**
 * Advances fake timers by `step` milliseconds at a time until a promise has settled. Between the
 * steps it waits in real time, because requests complete in tasks that fake timers do not control.
 * With the default, 10 s take about 4 s of real time, so that requests finish even on a busy
 * machine. Use a larger step for code that only waits for timers.
 */
export async function passTime<value>(
  promise: Promise<value>,
  clock: FakeClock,
  step = 10,
): Promise<value> {
  let settled = false
  const mark = () => {
    settled = true
  }
  promise.then(mark, mark)
  while (!settled) {
    await new Promise((resolve) => setRealTimeout(resolve, pauseMs))
    await clock.advanceTimersByTimeAsync(step)
  }
  return promise
}
