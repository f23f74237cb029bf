export type RunLockedOptions = {
  readonly name: string
  /** The browser's lock manager. `undefined` on plain-HTTP pages. */
  readonly locks: Pick<LockManager, 'request'> | undefined
  /** Stops the wait for the lock, with an error if the signal aborts. */
  readonly signal?: AbortSignal
}

/**
 * Runs a function while no other tab of this origin holds the same lock. Runs it without a lock if
 * the browser lacks locks or refuses them, as in a sandboxed iframe.
 */
export async function runLocked<result>(
  run: () => Promise<result>,
  { name, locks, signal }: RunLockedOptions,
): Promise<result> {
  let started = false
  const start = () => {
    started = true
    return run()
  }
  try {
    if (locks) return await locks.request(name, signal ? { signal } : {}, start)
  } catch (error) {
    if (started || signal?.aborted) throw error
  }
  return run()
}
