import { BaseError } from '../errors/BaseError.ts'
import { ConnectionRejectedError } from '../errors/connectionErrors.ts'
import { isUserRejection } from '../errors/isUserRejection.ts'
import { RpcError, rpcErrorCodes } from '../errors/toRpcError.ts'
import { RequestTimedOutError } from '../errors/transportErrors.ts'
import { readField } from './readField.ts'

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
}

const longestMessage = 256
/** Message of wallets whose window the user has closed. It counts as a rejection (K-CHAIN-06). */
const requestReset = /connection request reset/i

/**
 * Reads the code of a wallet's error. If it is -32603, reads the inner code, because some wallets
 * wrap their error.
 */
function readCode(error: unknown): number {
  const data = readField(error, 'data')
  const inner = readField(readField(data, 'originalError'), 'code') ?? readField(data, 'code')
  const outer = readField(error, 'code')
  if (outer === rpcErrorCodes.internal && typeof inner === 'number') return inner
  return typeof outer === 'number' ? outer : rpcErrorCodes.internal
}

/**
 * Converts any thrown value to an error. Wallets throw strings, plain objects and objects with
 * getters.
 */
function toError(thrown: unknown, connectorId: string): Error {
  // Errors from a remote signer are already converted.
  if (thrown instanceof BaseError || thrown instanceof RpcError) return thrown
  const message = typeof thrown === 'string' ? thrown : readField(thrown, 'message')
  const text = typeof message === 'string' ? message.slice(0, longestMessage) : 'An error occurred'
  const error = new RpcError(readCode(thrown), text, { cause: thrown })
  if (!isUserRejection(error) && !requestReset.test(text)) return error
  return new ConnectionRejectedError({ connectorId, cause: thrown })
}

/**
 * Sends a request to a wallet and returns its answer without validation. If the signal aborts,
 * rejects immediately, even if the wallet does not react (S-62).
 *
 * @param run - May throw instead of rejecting, and may return a value instead of a promise.
 * @throws {ConnectionRejectedError} The user rejected the request.
 * @throws {RequestTimedOutError} The time limit was exceeded.
 * @throws {RpcError} Any other error of the wallet.
 */
export function askWallet(run: () => unknown, parameters: AskWalletParameters): Promise<unknown> {
  const { what, signal, deadlineMs, connectorId } = parameters
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
        (thrown) => finish(() => reject(toError(thrown, connectorId))),
      )
  })
}
