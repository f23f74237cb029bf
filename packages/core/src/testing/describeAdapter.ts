import type { ChainAdapter } from '../adapters/chainAdapter.ts'
import type { Connector } from '../adapters/connector.ts'
import type { Wallet } from '../adapters/Wallet.ts'
import { BaseError } from '../errors/BaseError.ts'
import type { Network } from '../networks/network.ts'

/** The part of a test runner that the suite uses. `{ describe, test, expect }` of vitest fits. */
export type AdapterSuiteRunner = {
  readonly describe: (title: string, run: () => void) => unknown
  readonly test: (title: string, run: () => Promise<void>) => unknown
  readonly expect: (value: unknown) => { readonly toEqual: (expected: unknown) => void }
}

/** States of a wallet in which the conformance suite tests an adapter. */
export type AdapterSubjectState =
  | 'agrees'
  | 'refuses'
  | 'shares nothing'
  | 'never answers'
  | 'has no provider'
  /** The wallet cannot report its current network. */
  | 'names no network'
  /** The wallet is on the first network and rejects a switch to the unknown second network. */
  | 'keeps its network'
  /** Signing fails for a reason other than a refusal. */
  | 'fails to sign'
  | 'garbles its capabilities'
  | 'fails to estimate'

/** Where a wallet is: in the page, behind a relay, or in the secure frame. */
export type ConnectorKind = 'page wallet' | 'WalletConnect' | 'login'

/** Operations that an app performs with a wallet of any kind. */
export type AdapterUse = {
  readonly read: (wallet: Wallet) => Promise<unknown>
  readonly estimate: (wallet: Wallet) => Promise<unknown>
  readonly send: (wallet: Wallet) => Promise<unknown>
}

/** Input of the suite: an adapter over a fake provider, with connectors for all states. */
export type AdapterSubject = {
  readonly networks: readonly [Network, Network, ...Network[]]
  /** Address of the account as the adapter returns it. */
  readonly address: string
  readonly createAdapter: (options: { readonly networks: readonly Network[] }) => ChainAdapter
  /**
   * Creates a new connector for a state. Returns `undefined` if the namespace cannot have this
   * state.
   */
  readonly createConnector: (state: AdapterSubjectState) => Connector | undefined
  /**
   * Requests the wallet's capabilities. Absent if wallets of the namespace have no such request.
   */
  readonly getCapabilities?: (wallet: Wallet) => Promise<unknown>
  /** Requests the cost of a transaction. Absent if the namespace has no estimate before sending. */
  readonly estimate?: (wallet: Wallet) => Promise<unknown>
  /**
   * Operations that must work equally with wallets of every kind. Absent if the suite of a
   * namespace does not test them.
   */
  readonly use?: {
    /**
     * Returns a connected wallet of this kind on the first network. Wallet and chain answer with
     * `answers`.
     */
    readonly connect: (kind: ConnectorKind) => Promise<Wallet>
    readonly acts: AdapterUse
    readonly answers: { readonly [act in keyof AdapterUse]: unknown }
  }
}

const options = { signal: undefined }

async function getCode(run: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await run()
    return undefined
  } catch (error) {
    return error instanceof BaseError ? `${error.code}: ${error.shortMessage}` : 'not a BaseError'
  }
}

function createSuite({ networks, createAdapter, createConnector }: AdapterSubject) {
  const adapter = createAdapter({ networks })
  const connectTo = async (
    connector: Connector | undefined,
    silent = false,
    signal?: AbortSignal,
  ): Promise<Wallet> => {
    if (!connector) throw new BaseError('no such state', { code: 'no_such_state' })
    return adapter.connect(connector, { networks, silent, signal })
  }
  const isPossible = (state: AdapterSubjectState) => createConnector(state) !== undefined
  return { adapter, connectTo, isPossible }
}

function describeErrors(runner: AdapterSuiteRunner, subject: AdapterSubject): void {
  const { test, expect } = runner
  const { networks, createAdapter, createConnector, address, estimate, getCapabilities } = subject
  const { adapter, connectTo, isPossible } = createSuite(subject)
  const [network, second] = networks

  test('K-CHAIN-06: a refusal becomes the rejected error', async () => {
    const code = await getCode(() => connectTo(createConnector('refuses')))
    expect(code).toEqual('connection_rejected: Connection rejected')
  })
  test('K-CHAIN-10: connecting without configured networks fails', async () => {
    const connector = createConnector('agrees')
    const bare = createAdapter({ networks: [] })
    const code = await getCode(async () =>
      connector
        ? bare.connect(connector, { networks: [], silent: false, signal: undefined })
        : undefined,
    )
    expect(code).toEqual(
      'connector_chains_unsupported: connector does not support any requested chains',
    )
  })
  if (isPossible('keeps its network')) {
    test('K-CHAIN-11: switching to a network unknown to the wallet fails', async () => {
      const wallet = await connectTo(createConnector('keeps its network'))
      const code = await getCode(async () => wallet.features.switchNetwork?.(second, options))
      expect(code).toEqual('connector_chain_not_found: chain not found on connector')
    })
  }
  if (isPossible('names no network')) {
    test('K-CHAIN-12: a wallet that reports no network fails to connect', async () => {
      const code = await getCode(() => connectTo(createConnector('names no network')))
      expect(code).toEqual('chain_id_not_found: ChainId not found in provider')
    })
  }
  if (getCapabilities) {
    test('K-CHAIN-13: unreadable capabilities fail', async () => {
      const wallet = await connectTo(createConnector('garbles its capabilities'))
      const code = await getCode(() => getCapabilities(wallet))
      expect(code).toEqual('wallet_capabilities_invalid: Error parsing wallet capabilities')
    })
  }
  test('K-CHAIN-14: a failed signature becomes "Sign message failed"', async () => {
    const wallet = await connectTo(createConnector('fails to sign'))
    const sign = wallet.features.signMessage
    const code = await getCode(async () => sign?.({ message: 'Hello', address }, options))
    expect(code).toEqual('sign_message_failed: Sign message failed')
  })
  if (estimate) {
    test('K-CHAIN-15: a failed estimate becomes "error estimating gas"', async () => {
      const wallet = await connectTo(createConnector('fails to estimate'))
      expect(await getCode(() => estimate(wallet))).toEqual(
        'estimate_gas_failed: error estimating gas',
      )
    })
  }
  test('K-CHAIN-16: features fail after disconnecting', async () => {
    const wallet = await connectTo(createConnector('agrees'))
    await wallet.disconnect()
    const code = await getCode(async () =>
      wallet.features.signMessage?.({ message: 'Hello', address }, options),
    )
    expect(code).toEqual('connector_undefined: connector or provider undefined')
  })
  test('K-CHAIN-17: a connector of another namespace is refused', async () => {
    const connector = createConnector('agrees')
    const foreign: Connector | undefined = connector && {
      ...connector,
      info: { ...connector.info, namespace: 'cosmos' },
    }
    expect(await getCode(() => connectTo(foreign))).toEqual(
      'unsupported_namespace: unsupported chain namespace',
    )
  })
  test('K-CHAIN-18: a network without an RPC URL fails', async () => {
    const bare: Network = { ...network, rpcUrls: { default: { http: [] } } }
    const code = await getCode(() => adapter.getBalance({ address, network: bare, ...options }))
    expect(code).toEqual('chain_not_configured: Chain not configured')
  })
  test('K-CHAIN-19: connecting a connected connector fails', async () => {
    const connector = createConnector('agrees')
    const connectedIds = [connector?.info.id ?? '']
    const code = await getCode(async () =>
      connector
        ? adapter.connect(connector, { networks, silent: false, connectedIds, ...options })
        : undefined,
    )
    expect(code).toEqual('connector_already_connected: Connector already connected')
  })
  test('K-CHAIN-20: a silent connect fails if the wallet shares no account', async () => {
    const connector = createConnector('shares nothing')
    expect(await getCode(() => connectTo(connector, true))).toEqual(
      'connector_not_connected: Connector not connected',
    )
  })
  test('K-WORLD-06: a restored wallet may be locked, and shares no account then', async () => {
    const connector = createConnector('shares nothing')
    const locked = { networks, silent: true, allowsLocked: true, ...options }
    const wallet = connector && (await adapter.connect(connector, locked))
    expect(await wallet?.getAccounts(options)).toEqual([])
  })
  test('K-CHAIN-21: a connector without a provider is refused', async () => {
    const code = await getCode(() => connectTo(createConnector('has no provider')))
    expect(code).toEqual('provider_not_found: Provider not found')
  })
}

const kinds: readonly ConnectorKind[] = ['page wallet', 'WalletConnect', 'login']

/** Tests that reading, estimating and sending have the same results with every kind of wallet. */
function describeUse(runner: AdapterSuiteRunner, subject: AdapterSubject): void {
  const { test, expect } = runner
  const { use } = subject
  if (!use) return
  for (const kind of kinds) {
    for (const act of ['read', 'estimate', 'send'] as const) {
      test(`K-CHAIN-01: ${kind}: ${act}`, async () => {
        const wallet = await use.connect(kind)
        expect(await use.acts[act](wallet)).toEqual(use.answers[act])
      })
    }
  }
}

function listFeatures(wallet: Wallet): readonly unknown[] {
  const {
    send = {},
    replacing = {},
    swap = {},
    ethereum = {},
    solana = {},
    bitcoin = {},
    ...shared
  } = wallet.features
  return [shared, send, replacing, swap, ethereum, solana, bitcoin].flatMap((group) =>
    Object.values(group),
  )
}

/**
 * Tests the requirements that every chain adapter must meet, including each wallet error of
 * product.md §8 with name and text.
 */
export function describeAdapter(runner: AdapterSuiteRunner, subject: AdapterSubject): void {
  const { describe, test, expect } = runner
  const { address, createConnector } = subject
  const { adapter, connectTo } = createSuite(subject)

  describe(`chain adapter: ${adapter.namespace}`, () => {
    describeErrors(runner, subject)
    describeUse(runner, subject)
    test("a connected wallet reports accounts and network of the adapter's namespace", async () => {
      const wallet = await connectTo(createConnector('agrees'))
      const accounts = await wallet.getAccounts(options)
      expect(accounts[0]?.address).toEqual(address)
      expect((await wallet.getNetworkId(options)).split(':')[0]).toEqual(adapter.namespace)
      expect(adapter.isAddress(address)).toEqual(true)
    })
    test('S-134c: aborting ends a prompt immediately', async () => {
      const controller = new AbortController()
      const reason = new BaseError('left', { code: 'left' })
      const code = getCode(() =>
        connectTo(createConnector('never answers'), false, controller.signal),
      )
      controller.abort(reason)
      expect(await code).toEqual('left: left')
    })
    test('S-139: a listener can stop repeatedly', async () => {
      const wallet = await connectTo(createConnector('agrees'))
      const stop = wallet.watch({
        accountsChanged: () => {},
        networkChanged: () => {},
        disconnected: () => {},
      })
      expect(stop()).toEqual(undefined)
      expect(stop()).toEqual(undefined)
    })
    test('every present feature is a function', async () => {
      const wallet = await connectTo(createConnector('agrees'))
      const types = listFeatures(wallet).map((feature) => typeof feature)
      expect(types.filter((kind) => kind !== 'function')).toEqual([])
    })
  })
}
