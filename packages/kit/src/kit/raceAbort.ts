/**
 * Waits for a promise until a signal aborts, then rejects immediately. A later result of the
 * promise is dropped.
 *
 * @throws The signal's reason.
 */
export async function raceAbort<result>(
  promise: Promise<result>,
  signal: AbortSignal | undefined,
): Promise<result> {
  if (!signal) return promise
  // A rejection after the abort is ignored, because its attempt is finished.
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
