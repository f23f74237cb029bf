import { anySignal, runLocked } from '@latchkey/core'

/**
 * The part of the browser's lock manager that this app uses to run a task in one tab at a time.
 * `undefined` in browsers without the Web Locks API.
 */
export type Locks = Pick<LockManager, 'request'>

const lockName = 'latchkey:session'
/**
 * Maximum time in milliseconds to wait for the lock of another tab. The task then runs without the
 * lock, so that a tab that hangs blocks no other tab.
 */
const patienceMs = 3_000

/**
 * Runs a task in one tab of the browser at a time (S-135). Two simultaneous session requests would
 * each set a cookie, and the first request's token would be invalid.
 */
export async function runAlone<result>(
  run: () => Promise<result>,
  { locks, signal }: { readonly locks: Locks | undefined; readonly signal: AbortSignal },
): Promise<result> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), patienceMs)
  const start = () => {
    clearTimeout(timer)
    return run()
  }
  try {
    const waiting = anySignal(signal, patience.signal)
    return await runLocked(start, { name: lockName, locks, signal: waiting })
  } catch (error) {
    if (!patience.signal.aborted || signal.aborted) throw error
    return run()
  } finally {
    clearTimeout(timer)
  }
}
