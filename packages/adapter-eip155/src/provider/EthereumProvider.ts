/** A list for nearly every method; EIP-747 takes an object. */
export type RequestParams = readonly unknown[] | Readonly<Record<string, unknown>>

export type ProviderRequest = { readonly method: string; readonly params?: RequestParams }

/** What this package uses of an EIP-1193 provider. Nothing it answers is believed unchecked (S-62). */
export type EthereumProvider = {
  readonly request: (request: ProviderRequest) => Promise<unknown>
  readonly on?: (event: string, listener: (value: unknown) => void) => unknown
  readonly removeListener?: (event: string, listener: (value: unknown) => void) => unknown
  /** SDKs of external wallets forget the site by it. */
  readonly disconnect?: () => unknown
}

/** Says whether a foreign object can be asked. A getter that throws means no. */
export function isEthereumProvider(value: unknown): value is EthereumProvider {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false
  try {
    return 'request' in value && typeof value.request === 'function'
  } catch {
    return false
  }
}
