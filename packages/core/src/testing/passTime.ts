/** `vi` with fake timers, or what does as much. */
export type FakeClock = { readonly advanceTimersByTimeAsync: (ms: number) => Promise<unknown> }

/** Taken before a test puts a fake in its place. */
const { setTimeout: setRealTimeout } = globalThis
const pauseMs = 4

/**
 * Lets time pass on a fake clock until a promise has settled, `step` milliseconds at a time. Requests are answered and
 * bodies read in tasks that no fake clock moves: they get their turn between steps. A larger step is for what waits for
 * nothing else than the clock; by default 10 s of it are four of a real one, so that no request on a busy machine is too
 * late.
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
