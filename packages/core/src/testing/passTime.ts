/** `vi` with fake timers, or an object with the same method. */
export type FakeClock = { readonly advanceTimersByTimeAsync: (ms: number) => Promise<unknown> }

/** The real `setTimeout`, read before a test replaces it. */
const { setTimeout: setRealTimeout } = globalThis
const pauseMs = 4

/**
 * Advances a fake clock by `step` milliseconds at a time until a promise has settled. Between the
 * steps it waits in real time, because requests and bodies complete in tasks that a fake clock does
 * not control. The default needs about 4 s of real time for 10 s, so that requests finish even on a
 * busy machine. Use a larger step for code that waits only for the clock.
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
