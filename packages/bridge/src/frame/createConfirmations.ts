import { FrameAbortedError, TooManyRequestsError } from '../errors/frameErrors.ts'
import { frameLimits } from '../schema/limits.ts'

/** Runs tasks that prompt the user one at a time. Up to eight wait (S-07). */
export type Confirmations = {
  /**
   * Runs a task when all earlier tasks have settled.
   *
   * @throws {TooManyRequestsError} Eight tasks wait already.
   * @throws {FrameAbortedError} The signal aborted before the task started.
   */
  readonly run: <value>(task: () => Promise<value>, signal: AbortSignal) => Promise<value>
}

/**
 * Creates the queue of the secure frame's prompts. A task starts after the previous one has
 * settled, so that look-ups such as the next nonce are up to date.
 *
 * @param onWaiting - Receives the number of waiting tasks whenever it changes.
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
    // The next task starts synchronously, so that no new task can start first.
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
