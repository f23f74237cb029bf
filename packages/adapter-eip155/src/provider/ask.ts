import { askWallet } from '@latchkey/core'
import type { EthereumProvider, RequestParams } from './EthereumProvider.ts'

export type AskParameters = {
  readonly method: string
  readonly params?: RequestParams
  readonly signal: AbortSignal | undefined
  /**
   * Deadline for requests that do not prompt the user. Absent: waits until the user or `signal`
   * ends the request.
   */
  readonly deadlineMs?: number
  readonly connectorId: string
}

/**
 * Sends a request to a provider and returns the answer without validation. Rejects immediately on
 * abort, even if the provider does not react.
 *
 * @throws {ConnectionRejectedError} The user refused.
 * @throws {RequestTimedOutError} The deadline passed.
 * @throws {RpcError} Any other error of the provider.
 */
export function ask(provider: EthereumProvider, parameters: AskParameters): Promise<unknown> {
  const { method, params, ...options } = parameters
  const run = () => provider.request({ method, ...(params && { params }) })
  return askWallet(run, { ...options, what: method })
}
