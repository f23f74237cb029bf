import { RequestTimedOutError } from '@latchkey/core'

/**
 * Waits for the answer of a wallet or the relay until the deadline or an abort.
 *
 * @throws {RequestTimedOutError} The deadline passed.
 * @throws The signal's reason.
 */
export function withDeadline<value>(
  asking: Promise<value>,
  options: {
    readonly what: string
    readonly deadlineMs: number
    readonly signal?: AbortSignal | undefined
  },
): Promise<value> {
  const { what, deadlineMs, signal } = options
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      finish(() => reject(new RequestTimedOutError({ what, deadlineMs })))
    }, deadlineMs)
    const onAbort = () => finish(() => reject(signal?.reason))
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      settle()
    }
    asking.then(
      (value) => finish(() => resolve(value)),
      (error: unknown) => finish(() => reject(error)),
    )
    if (signal?.aborted) onAbort()
    else signal?.addEventListener('abort', onAbort)
  })
}
