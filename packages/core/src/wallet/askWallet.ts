import { RequestTimedOutError } from '../errors/transportErrors.ts'
import { toWalletError } from '../wallet-errors/toWalletError.ts'
import type { WalletProtocol } from '../wallet-errors/WalletOutcome.ts'

export type AskWalletParameters = {
  /** Name of the request, e.g. the RPC method. The timeout error contains it. */
  readonly what: string
  readonly connectorId: string
  readonly signal: AbortSignal | undefined
  /**
   * Time limit for requests that do not prompt the user. Absent: waits until the user answers or
   * `signal` aborts.
   */
  readonly deadlineMs?: number
  /**
   * Whether the wallet may prompt the user. An error without a code then is a rejection. Default:
   * every request without a time limit.
   */
  readonly prompts?: boolean
  /** Protocol of the wallet, if its error codes differ from EIP-1193. */
  readonly protocol?: WalletProtocol
}

/**
 * Sends a request to a wallet and returns its answer without validation. If the signal aborts,
 * rejects immediately, even if the wallet does not react (S-62).
 *
 * @param run - May throw instead of rejecting, and may return a value instead of a promise.
 * @throws {ConnectionRejectedError} The user rejected the request.
 * @throws {WalletBusyError} The wallet shows an earlier request.
 * @throws {WalletLockedError} The wallet is locked or does not authorize this page.
 * @throws {RequestTimedOutError} The time limit was exceeded.
 * @throws {RpcError} Any other error of the wallet.
 */
export function askWallet(run: () => unknown, parameters: AskWalletParameters): Promise<unknown> {
  const { what, signal, deadlineMs, connectorId, protocol } = parameters
  const prompted = parameters.prompts ?? deadlineMs === undefined
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason)
      return
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const onAbort = () => finish(() => reject(signal?.reason))
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      settle()
    }
    signal?.addEventListener('abort', onAbort)
    if (deadlineMs !== undefined) {
      const error = new RequestTimedOutError({ what: `\`${what}\``, deadlineMs })
      timer = setTimeout(() => finish(() => reject(error)), deadlineMs)
    }
    Promise.resolve()
      .then(run)
      .then(
        (answer) => finish(() => resolve(answer)),
        (thrown) =>
          finish(() => reject(toWalletError(thrown, { connectorId, prompted, protocol }))),
      )
  })
}
