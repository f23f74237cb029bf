import { askWallet } from '@latchkey/core'
import type { EthereumProvider, RequestParams } from './EthereumProvider.ts'
import { isChainRead } from './isChainRead.ts'

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

/** Methods that return data of the wallet without a prompt. */
const silent = /^(?:eth_accounts|eth_chainId|wallet_get\w+)$/

/**
 * Sends a request to a provider and returns the answer without validation. Rejects immediately on
 * abort, even if the provider does not react.
 *
 * @throws {ConnectionRejectedError} The user refused.
 * @throws {WalletBusyError} The wallet shows an earlier request.
 * @throws {WalletLockedError} The wallet is locked or does not authorize this page.
 * @throws {RequestTimedOutError} The deadline passed.
 * @throws {RpcError} Any other error of the provider.
 */
export function ask(provider: EthereumProvider, parameters: AskParameters): Promise<unknown> {
  const { method, params, ...options } = parameters
  const run = () => provider.request({ method, ...(params && { params }) })
  const prompts = options.deadlineMs === undefined && !isChainRead(method) && !silent.test(method)
  return askWallet(run, { ...options, what: method, prompts })
}
