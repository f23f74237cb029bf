import { InvalidAnswerError } from '@latchkey/core'
import { toRequestError } from '../errors/toWalletError.ts'
import { toPlain, UnboundedResult } from './toPlain.ts'

/**
 * Sends a request to the wallet. Rejects immediately on abort and drops the late answer.
 *
 * @throws {ConnectionRejectedError} The user refused.
 * @throws {InvalidAnswerError} The answer exceeds the limits.
 */
export function askPeer(
  ask: () => Promise<unknown>,
  options: { readonly method: string; readonly signal: AbortSignal | undefined },
): Promise<unknown> {
  const { method, signal } = options
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal?.reason)
    signal?.addEventListener('abort', onAbort, { once: true })
    const answer = ask().then(toPlain)
    answer
      .then(resolve, (error: unknown) => {
        const reason = `the answer to \`${method}\` is too large or no data`
        const isUnbounded = error instanceof UnboundedResult
        reject(
          isUnbounded
            ? new InvalidAnswerError({ host: 'The wallet', reason })
            : toRequestError(error),
        )
      })
      .finally(() => signal?.removeEventListener('abort', onAbort))
  })
}
