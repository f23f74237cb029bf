import { BaseError } from '../errors/BaseError.ts'
import { ConnectionRejectedError } from '../errors/connectionErrors.ts'
import { isUserRejection } from '../errors/isUserRejection.ts'
import { RpcError, rpcErrorCodes } from '../errors/toRpcError.ts'
import { RequestTimedOutError } from '../errors/transportErrors.ts'
import { readField } from './readField.ts'

export type AskWalletParameters = {
  /** Name of the request, for the error of a missed deadline. */
  readonly what: string
  readonly connectorId: string
  readonly signal: AbortSignal | undefined
  /**
   * Deadline for requests that do not prompt the user. Absent: waits until the user or `signal`
   * ends the request.
   */
  readonly deadlineMs?: number
}

const longestMessage = 256
/** Message of wallets whose own window was closed. Counts as a refusal (K-CHAIN-06). */
const requestReset = /connection request reset/i

/**
 * Reads the inner code if the outer code is -32603, because some wallets wrap the code they mean.
 */
function readCode(error: unknown): number {
  const data = readField(error, 'data')
  const inner = readField(readField(data, 'originalError'), 'code') ?? readField(data, 'code')
  const outer = readField(error, 'code')
  if (outer === rpcErrorCodes.internal && typeof inner === 'number') return inner
  return typeof outer === 'number' ? outer : rpcErrorCodes.internal
}

/**
 * Creates an error from any thrown value. Wallets throw strings, plain objects and objects with
 * getters.
 */
function toError(thrown: unknown, connectorId: string): Error {
  // A remote signer has already converted its error.
  if (thrown instanceof BaseError || thrown instanceof RpcError) return thrown
  const message = typeof thrown === 'string' ? thrown : readField(thrown, 'message')
  const text = typeof message === 'string' ? message.slice(0, longestMessage) : 'An error occurred'
  const error = new RpcError(readCode(thrown), text, { cause: thrown })
  if (!isUserRejection(error) && !requestReset.test(text)) return error
  return new ConnectionRejectedError({ connectorId, cause: thrown })
}

/**
 * Runs a request of a wallet and returns the answer without validation. Rejects immediately on
 * abort, even if the wallet does not react (S-62).
 *
 * @param run - May throw instead of rejecting, and may return a value instead of a promise.
 * @throws {ConnectionRejectedError} The user refused.
 * @throws {RequestTimedOutError} The deadline passed.
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
