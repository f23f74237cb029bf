import type { EthereumProvider, RequestParams } from '../provider/EthereumProvider.ts'

type Handler = (params: RequestParams | undefined) => unknown

export type FakeProviderOptions = {
  /** Accounts that the wallet shares; `[]` stands for a locked wallet. */
  readonly accounts?: readonly string[]
  /** Chain id of the fake wallet's network, as a number. */
  readonly chainId?: number
  /**
   * Chain ids that the fake wallet knows, so that it can switch to them without
   * `wallet_addEthereumChain`.
   */
  readonly chains?: readonly number[]
  /** Answers by method that replace the default ones. May throw. */
  readonly answers?: Readonly<Record<string, Handler>>
}

/** An EIP-1193 provider for tests. */
export type FakeProvider = EthereumProvider & {
  readonly requests: readonly { readonly method: string; readonly params?: RequestParams }[]
  readonly emit: (event: string, value: unknown) => void
  readonly getListenerCount: () => number
  readonly setAccounts: (accounts: readonly string[]) => void
}

/** Creates an error as providers throw it: a code and a text. */
export function providerError(code: number, message: string, data?: unknown): Error {
  return Object.assign(new Error(message), { code, ...(data !== undefined && { data }) })
}

function readChainId(params: RequestParams | undefined): number {
  const first: unknown = Array.isArray(params) ? params[0] : undefined
  if (typeof first !== 'object' || first === null || !('chainId' in first)) return Number.NaN
  return Number(first.chainId)
}

/** Creates a fake EIP-1193 provider with one account. It approves every request that it knows. */
export function fakeProvider(options: FakeProviderOptions = {}): FakeProvider {
  const { answers = {} } = options
  let accounts = options.accounts ?? ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed']
  let chainId = options.chainId ?? 1
  const chains = new Set(options.chains ?? [1, 137, 11_155_111])
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const requests: { method: string; params?: RequestParams }[] = []
  const emit = (event: string, value: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
  }
  const moveTo = (next: number) => {
    chainId = next
    emit('chainChanged', `0x${next.toString(16)}`)
    return null
  }
  const usual: Readonly<Record<string, Handler>> = {
    eth_accounts: () => accounts,
    eth_requestAccounts: () => accounts,
    eth_chainId: () => `0x${chainId.toString(16)}`,
    personal_sign: () => `0x${'ab'.repeat(65)}`,
    wallet_getPermissions: () => [{ parentCapability: 'eth_accounts' }],
    wallet_revokePermissions: () => null,
    wallet_switchEthereumChain: (params) => {
      const next = readChainId(params)
      if (!chains.has(next)) throw providerError(4902, 'Unrecognized chain ID')
      return moveTo(next)
    },
    wallet_addEthereumChain: (params) => {
      chains.add(readChainId(params))
      return moveTo(readChainId(params))
    },
  }
  return {
    requests,
    emit,
    setAccounts: (next) => {
      accounts = next
    },
    getListenerCount: () => [...listeners.values()].reduce((sum, group) => sum + group.size, 0),
    request: async ({ method, params }) => {
      requests.push({ method, ...(params && { params }) })
      const handler = answers[method] ?? usual[method]
      if (!handler) throw providerError(4200, `The method ${method} is not supported`)
      return handler(params)
    },
    on: (event, listener) => {
      const group = listeners.get(event) ?? new Set()
      listeners.set(event, group.add(listener))
    },
    removeListener: (event, listener) => listeners.get(event)?.delete(listener),
  }
}
