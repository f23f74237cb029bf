/**
 * Waits for a promise, but rejects immediately when a signal aborts. The promise's later result is
 * ignored.
 *
 * @throws The signal's abort reason.
 */
export async function raceAbort<result>(
  promise: Promise<result>,
  signal: AbortSignal | undefined,
): Promise<result> {
  if (!signal) return promise
  // Prevents an unhandled rejection if the promise rejects after the abort.
  promise.catch(() => undefined)
  signal.throwIfAborted()
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    const onAbort = () => reject(signal.reason)
    signal.addEventListener('abort', onAbort)
    stop = () => signal.removeEventListener('abort', onAbort)
  })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    stop()
  }
}
