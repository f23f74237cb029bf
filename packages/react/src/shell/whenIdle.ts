/**
 * Time in milliseconds that a view needs to finish its transition, its requests and its change of
 * height.
 */
const settledMs = 1_000

/** Runs a function once the modal has finished its transition and the browser is idle. */
export function whenIdle(run: () => void): () => void {
  let cancelIdle = () => {}
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'undefined') return run()
    const handle = requestIdleCallback(run)
    cancelIdle = () => cancelIdleCallback(handle)
  }, settledMs)
  return () => {
    clearTimeout(timer)
    cancelIdle()
  }
}
