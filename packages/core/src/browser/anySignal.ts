/**
 * Returns a signal that aborts as soon as one of the given signals aborts, with the same reason.
 * Uses `AbortSignal.any` where the browser has it.
 *
 * @param signals - `undefined` entries are ignored.
 */
export function anySignal(...signals: readonly (AbortSignal | undefined)[]): AbortSignal {
  const given = signals.filter((signal) => signal !== undefined)
  if (AbortSignal.any) return AbortSignal.any(given)
  const either = new AbortController()
  for (const signal of given) {
    const abort = () => either.abort(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { signal: either.signal })
  }
  return either.signal
}
