import { BaseError } from '../errors/BaseError.ts'
import { ConnectionRejectedError } from '../errors/connectionErrors.ts'
import { isUserRejection } from '../errors/isUserRejection.ts'
import { RpcError, rpcErrorCodes } from '../errors/toRpcError.ts'
import { RequestTimedOutError } from '../errors/transportErrors.ts'
import { readField } from './readField.ts'

export type AskWalletParameters = {
  /** Name of what is asked, for the error of a missed deadline. */
  readonly what: string
  readonly connectorId: string
  readonly signal: AbortSignal | undefined
  /** For what needs no person. Absent waits until the person or `signal` ends it. */
  readonly deadlineMs?: number
}

const longestMessage = 256
/** What wallets say when their own window was closed: a refusal (K-CHAIN-06). */
const requestReset = /connection request reset/i

/** Some wallets wrap the number they mean; -32603 around it says nothing. */
function readCode(error: unknown): number {
  const data = readField(error, 'data')
  const inner = readField(readField(data, 'originalError'), 'code') ?? readField(data, 'code')
  const outer = readField(error, 'code')
  if (outer === rpcErrorCodes.internal && typeof inner === 'number') return inner
  return typeof outer === 'number' ? outer : rpcErrorCodes.internal
}

/** Makes an error of whatever a wallet threw: wallets throw strings, plain objects and objects with getters. */
function toError(thrown: unknown, connectorId: string): Error {
  // A remote signer has named its error already.
  if (thrown instanceof BaseError || thrown instanceof RpcError) return thrown
  const message = typeof thrown === 'string' ? thrown : readField(thrown, 'message')
  const text = typeof message === 'string' ? message.slice(0, longestMessage) : 'An error occurred'
  const error = new RpcError(readCode(thrown), text, { cause: thrown })
  if (!isUserRejection(error) && !requestReset.test(text)) return error
  return new ConnectionRejectedError({ connectorId, cause: thrown })
}

/**
 * Runs one call of a wallet. Gives its answer unchecked; ends at once when aborted, whatever the wallet does (S-62).
 *
 * @param run - May throw instead of rejecting, and may answer with no promise at all.
 * @throws {ConnectionRejectedError} The person refused.
 * @throws {RequestTimedOutError} The deadline passed.
 * @throws {RpcError} Anything else the wallet threw.
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
