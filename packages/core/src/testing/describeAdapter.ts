import type { ChainAdapter, Wallet } from '../chainAdapter.ts'
import type { Connector } from '../connector.ts'
import { BaseError } from '../errors/BaseError.ts'
import type { Network } from '../network.ts'

/** The part of a test runner the suite needs; vitest's `{ describe, test, expect }` fits. */
export type AdapterSuiteRunner = {
  readonly describe: (title: string, run: () => void) => unknown
  readonly test: (title: string, run: () => Promise<void>) => unknown
  readonly expect: (value: unknown) => { readonly toEqual: (expected: unknown) => void }
}

/** What the suite needs of a namespace: its adapter over a fake provider, in the states a wallet can be in. */
export type AdapterSubject = {
  readonly networks: readonly [Network, ...Network[]]
  /** An address of the namespace, in the form the adapter gives it. */
  readonly address: string
  readonly createAdapter: (options: { readonly networks: readonly Network[] }) => ChainAdapter
  /** Each call makes a new connector. */
  readonly createConnector: (
    state: 'agrees' | 'refuses' | 'shares nothing' | 'never answers' | 'has no provider',
  ) => Connector
}

async function getCode(run: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await run()
    return undefined
  } catch (error) {
    return error instanceof BaseError ? error.code : 'not a BaseError'
  }
}

/** What every chain adapter must do, whatever its chain (K-CHAIN-06, -10, -17, -20, -21). */
export function describeAdapter(runner: AdapterSuiteRunner, subject: AdapterSubject): void {
  const { describe, test, expect } = runner
  const { networks, address, createAdapter, createConnector } = subject
  const adapter = createAdapter({ networks })
  const connectTo = (connector: Connector, silent = false, signal?: AbortSignal): Promise<Wallet> =>
    adapter.connect(connector, { networks, silent, signal })
  const options = { signal: undefined }

  describe(`chain adapter: ${adapter.namespace}`, () => {
    test('a connected wallet tells accounts and network of its own namespace', async () => {
      const wallet = await connectTo(createConnector('agrees'))
      const accounts = await wallet.getAccounts(options)
      expect(accounts[0]?.address).toEqual(address)
      expect((await wallet.getNetworkId(options)).split(':')[0]).toEqual(adapter.namespace)
      expect(adapter.isAddress(address)).toEqual(true)
    })
    test('K-CHAIN-06: a refusal becomes the rejected error', async () => {
      const code = await getCode(() => connectTo(createConnector('refuses')))
      expect(code).toEqual('connection_rejected')
    })
    test('K-CHAIN-10: without a network there is nothing to connect to', async () => {
      const connector = createConnector('agrees')
      const bare = createAdapter({ networks: [] })
      const code = await getCode(() =>
        bare.connect(connector, { networks: [], silent: false, signal: undefined }),
      )
      expect(code).toEqual('connector_chains_unsupported')
    })
    test('K-CHAIN-17: a connector of another namespace is refused', async () => {
      const { provider, info } = createConnector('agrees')
      const connector: Connector = { provider, info: { ...info, namespace: 'cosmos' } }
      expect(await getCode(() => connectTo(connector))).toEqual('unsupported_namespace')
    })
    test('K-CHAIN-20: a wallet that shares nothing is not connected', async () => {
      const connector = createConnector('shares nothing')
      expect(await getCode(() => connectTo(connector, true))).toEqual('connector_not_connected')
    })
    test('K-CHAIN-21: a connector without a provider is refused', async () => {
      const code = await getCode(() => connectTo(createConnector('has no provider')))
      expect(code).toEqual('provider_not_found')
    })
    test('S-134: aborting ends a prompt at once', async () => {
      const controller = new AbortController()
      const reason = new BaseError('left', { code: 'left' })
      const code = getCode(() =>
        connectTo(createConnector('never answers'), false, controller.signal),
      )
      controller.abort(reason)
      expect(await code).toEqual('left')
    })
    test('S-139: what listens to a wallet can stop, more than once', async () => {
      const wallet = await connectTo(createConnector('agrees'))
      const stop = wallet.watch({
        accountsChanged: () => {},
        networkChanged: () => {},
        disconnected: () => {},
      })
      stop()
      stop()
    })
    test('a feature is a function or it is absent', async () => {
      const wallet = await connectTo(createConnector('agrees'))
      const kinds = Object.values(wallet.features).map((feature) => typeof feature)
      expect(kinds.filter((kind) => kind !== 'function')).toEqual([])
    })
  })
}
