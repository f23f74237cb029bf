import type { Hex } from '@latchkey/core'
import type { Execution } from './Execution.ts'

/** Parameters of a request: a list for nearly every method, an object for EIP-747. */
export type RequestParams = readonly unknown[] | Readonly<Record<string, unknown>>

export type ProviderRequest = { readonly method: string; readonly params?: RequestParams }

/**
 * Part of an EIP-1193 provider that this package uses. Its answers are untrusted and validated
 * (S-62).
 */
export type EthereumProvider = {
  readonly request: (request: ProviderRequest) => Promise<unknown>
  readonly on?: (event: string, listener: (value: unknown) => void) => unknown
  readonly removeListener?: (event: string, listener: (value: unknown) => void) => unknown
  /**
   * Ends the connection that an SDK stores on this page. Only the SDKs of external wallets have
   * this function.
   */
  readonly disconnect?: () => unknown
  /**
   * Reads the progress of a transaction that this provider sent as a contract wallet. Only the
   * provider of the Safe app has this function.
   */
  readonly readExecution?: (hash: Hex, signal: AbortSignal) => Promise<Execution | undefined>
}

/**
 * Returns whether an untrusted object has a `request` function. Returns false if a getter throws.
 */
export function isEthereumProvider(value: unknown): value is EthereumProvider {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false
  try {
    return 'request' in value && typeof value.request === 'function'
  } catch {
    return false
  }
}
