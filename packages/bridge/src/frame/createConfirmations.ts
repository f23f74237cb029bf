import { FrameAbortedError, TooManyRequestsError } from '../errors/frameErrors.ts'
import { frameLimits } from '../schema/limits.ts'

/** Runs what needs the person one at a time; up to eight wait (S-07). */
export type Confirmations = {
  /**
   * @throws {TooManyRequestsError} Eight wait already.
   * @throws {FrameAbortedError} The signal aborted before its turn; it never ran.
   */
  readonly run: <value>(task: () => Promise<value>, signal: AbortSignal) => Promise<value>
}

/**
 * Makes the line that prompts wait in. The next begins when the one before has really ended: what it looks up, such as
 * the next nonce, is then up to date.
 *
 * @param onWaiting - Told how many wait whenever that changes.
 */
export function createConfirmations(onWaiting: (count: number) => void = () => {}): Confirmations {
  const waiting: (() => void)[] = []
  let running = false

  const waitForTurn = (signal: AbortSignal) => {
    if (!running) {
      running = true
      return
    }
    if (waiting.length >= frameLimits.confirmationsWaiting) throw new TooManyRequestsError()
    return new Promise<void>((resolve, reject) => {
      const onAbort = () => {
        waiting.splice(waiting.indexOf(begin), 1)
        onWaiting(waiting.length)
        reject(new FrameAbortedError({ request: 'RPC_REQUEST', reason: 'signal' }))
      }
      const begin = () => {
        signal.removeEventListener('abort', onAbort)
        resolve()
      }
      signal.addEventListener('abort', onAbort, { once: true })
      waiting.push(begin)
      onWaiting(waiting.length)
    })
  }

  const next = () => {
    const begin = waiting.shift()
    // The turn passes on at once, so that nobody can step in between.
    if (!begin) {
      running = false
      return
    }
    onWaiting(waiting.length)
    begin()
  }

  return {
    run: async (task, signal) => {
      await waitForTurn(signal)
      try {
        if (signal.aborted)
          throw new FrameAbortedError({ request: 'RPC_REQUEST', reason: 'signal' })
        return await task()
      } finally {
        next()
      }
    },
  }
}
