/** Time in which a view has moved in, what it asked for is there, and the card has its height. */
const settledMs = 1_000

/** Runs something once the modal has settled and the browser has nothing else to do. */
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
