/** Runs work one at a time. Who asks while it runs gets the next run, and shares it with all who ask meanwhile. */
export function createQueue<result>(work: () => Promise<result>): () => Promise<result> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<result> | undefined
  return () => {
    next ??= running
      // Who asked for that run is told; this one goes on all the same.
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
