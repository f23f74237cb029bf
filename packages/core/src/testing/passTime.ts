/** `vi` with fake timers, or what does as much. */
export type FakeClock = { readonly advanceTimersByTimeAsync: (ms: number) => Promise<unknown> }

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

/**
 * Lets time pass on a fake clock until a promise has settled, `step` milliseconds at a time. Browsers read bodies in tasks
 * of their own, which no fake clock moves: between steps one of them gets its turn.
 */
export async function passTime<value>(
  promise: Promise<value>,
  clock: FakeClock,
  step = 50,
): Promise<value> {
  let settled = false
  const mark = () => {
    settled = true
  }
  promise.then(mark, mark)
  while (!settled) {
    await nextTask()
    await clock.advanceTimersByTimeAsync(step)
  }
  return promise
}
