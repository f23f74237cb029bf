/**
 * Waits for a promise until a signal ends the waiting, then at once. What the promise gives later is dropped.
 *
 * @throws The signal's reason.
 */
export async function raceAbort<result>(
  promise: Promise<result>,
  signal: AbortSignal | undefined,
): Promise<result> {
  if (!signal) return promise
  // A rejection after the race is nobody's: the attempt it belongs to is over.
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
