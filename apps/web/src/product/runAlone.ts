/** What of the browser's locks is used; absent where a page has none. */
export type Locks = Pick<LockManager, 'request'>

const lockName = 'latchkey:session'
/** Whoever has waited for so long goes ahead: a tab that hangs must not hold up all others. */
const patienceMs = 3_000

/**
 * Runs what one tab of the browser at a time does (S-135): two that ask for a session at once would each get a cookie,
 * and the token of the first would be worth nothing.
 */
export async function runAlone<result>(
  run: () => Promise<result>,
  { locks, signal }: { readonly locks: Locks | undefined; readonly signal: AbortSignal },
): Promise<result> {
  if (!locks) return run()
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), patienceMs)
  const granted = async () => {
    clearTimeout(timer)
    return run()
  }
  try {
    const waiting = { signal: AbortSignal.any([signal, patience.signal]) }
    return await locks.request(lockName, waiting, granted)
  } catch (error) {
    if (!patience.signal.aborted || signal.aborted) throw error
    return run()
  } finally {
    clearTimeout(timer)
  }
}
