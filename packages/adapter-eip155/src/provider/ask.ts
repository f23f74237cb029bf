import {
  ConnectionRejectedError,
  isUserRejection,
  RequestTimedOutError,
  RpcError,
  rpcErrorCodes,
} from '@latchkey/core'
import type { EthereumProvider } from '../EthereumProvider.ts'

export type AskParameters = {
  readonly method: string
  readonly params?: readonly unknown[]
  readonly signal: AbortSignal | undefined
  /** For what needs no person. Absent waits until the person or `signal` ends it. */
  readonly deadlineMs?: number
  readonly connectorId: string
}

const longestMessage = 256
/** What wallets say when their own window was closed: a refusal (K-CHAIN-06). */
const requestReset = /connection request reset/i

function readField(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  try {
    return Reflect.get(value, field)
  } catch {
    return undefined
  }
}

/** Some wallets wrap the number they mean; -32603 around it says nothing. */
function readCode(error: unknown): number {
  const data = readField(error, 'data')
  const inner = readField(readField(data, 'originalError'), 'code') ?? readField(data, 'code')
  const outer = readField(error, 'code')
  if (outer === rpcErrorCodes.internal && typeof inner === 'number') return inner
  return typeof outer === 'number' ? outer : rpcErrorCodes.internal
}

/** Makes an error of whatever a provider threw: wallets throw strings, plain objects and objects with getters. */
function toError(thrown: unknown, connectorId: string): Error {
  const message = typeof thrown === 'string' ? thrown : readField(thrown, 'message')
  const text = typeof message === 'string' ? message.slice(0, longestMessage) : 'An error occurred'
  const error = new RpcError(readCode(thrown), text, { cause: thrown })
  if (!isUserRejection(error) && !requestReset.test(text)) return error
  return new ConnectionRejectedError({ connectorId, cause: thrown })
}

function start(provider: EthereumProvider, { method, params }: AskParameters): Promise<unknown> {
  // A provider may throw instead of rejecting, and may answer with no promise at all.
  return Promise.resolve().then(() => provider.request({ method, ...(params && { params }) }))
}

/**
 * Asks a provider. Gives its answer unchecked; ends at once when aborted, whatever the provider does.
 *
 * @throws {ConnectionRejectedError} The person refused.
 * @throws {RequestTimedOutError} The deadline passed.
 * @throws {RpcError} Anything else the provider threw.
 */
export function ask(provider: EthereumProvider, parameters: AskParameters): Promise<unknown> {
  const { method, signal, deadlineMs, connectorId } = parameters
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
      const error = new RequestTimedOutError({ what: `\`${method}\``, deadlineMs })
      timer = setTimeout(() => finish(() => reject(error)), deadlineMs)
    }
    start(provider, parameters).then(
      (answer) => finish(() => resolve(answer)),
      (thrown) => finish(() => reject(toError(thrown, connectorId))),
    )
  })
}
