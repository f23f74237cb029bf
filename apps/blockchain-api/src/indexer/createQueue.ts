/**
 * Creates a function that runs a job, never twice at a time. All calls during a run share one
 * further run after it.
 */
export function createQueue<result>(work: () => Promise<result>): () => Promise<result> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<result> | undefined
  return () => {
    next ??= running
      // A failed run does not prevent the next one. Its own callers receive the error.
      .catch(() => undefined)
      .then(() => {
        next = undefined
        const run = work()
        running = run
        return run
      })
    return next
  }
}
