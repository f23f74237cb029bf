/** Runs a job one at a time. Calls during a run share the next run. */
export function createQueue<result>(work: () => Promise<result>): () => Promise<result> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<result> | undefined
  return () => {
    next ??= running
      // The caller of the previous run handles its error; the next run starts in any case.
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
