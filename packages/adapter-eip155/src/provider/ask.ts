import { askWallet } from '@latchkey/core'
import type { EthereumProvider, RequestParams } from './EthereumProvider.ts'

export type AskParameters = {
  readonly method: string
  readonly params?: RequestParams
  readonly signal: AbortSignal | undefined
  /** For what needs no person. Absent waits until the person or `signal` ends it. */
  readonly deadlineMs?: number
  readonly connectorId: string
}

/**
 * Asks a provider. Gives its answer unchecked; ends at once when aborted, whatever the provider does.
 *
 * @throws {ConnectionRejectedError} The person refused.
 * @throws {RequestTimedOutError} The deadline passed.
 * @throws {RpcError} Anything else the provider threw.
 */
export function ask(provider: EthereumProvider, parameters: AskParameters): Promise<unknown> {
  const { method, params, ...options } = parameters
  const run = () => provider.request({ method, ...(params && { params }) })
  return askWallet(run, { ...options, what: method })
}
