import {
  type CaipNetworkId,
  FeatureNotSupportedError,
  type RemoteSigner,
  type WalletListener,
} from '@latchkey/core'

export type FakeRemoteOptions = Partial<RemoteSigner> & {
  /** Granted methods with their answers. Other methods are not supported. An `Error` is thrown. */
  readonly answers?: Readonly<Record<string, unknown>>
}

/** A remote signer for tests: one account, approved on two networks. */
export type FakeRemote = {
  readonly remote: RemoteSigner
  /** Requests that the remote signer received. */
  readonly requests: readonly { readonly method: string; readonly params: unknown }[]
  /** Current listeners of the remote signer. */
  readonly listeners: ReadonlySet<WalletListener>
}

/**
 * Creates a fake remote signer of a WalletConnect wallet with one account on Ethereum and Polygon.
 */
export function fakeRemote({ answers = {}, ...overrides }: FakeRemoteOptions = {}): FakeRemote {
  let networkId: CaipNetworkId = 'eip155:1'
  const requests: { method: string; params: unknown }[] = []
  const listeners = new Set<WalletListener>()
  const remote: RemoteSigner = {
    namespace: 'eip155',
    info: { id: 'walletConnect', type: 'WALLET_CONNECT', name: 'Far Wallet', namespace: 'eip155' },
    getNetworkIds: () => ['eip155:1', 'eip155:137'],
    getNetworkId: () => networkId,
    setNetworkId: (next) => {
      networkId = next
    },
    getAccounts: () => [{ address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }],
    getMethods: () => Object.keys(answers),
    request: async (request) => {
      requests.push(request)
      const { method } = request
      const answer = answers[method]
      if (!(method in answers)) throw new FeatureNotSupportedError({ feature: method })
      if (answer instanceof Error) throw answer
      return answer
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    disconnect: async () => undefined,
    ...overrides,
  }
  return { remote, requests, listeners }
}
