import type { FakeFrame } from '@latchkey/bridge/testing'
import { type ChainNamespace, chainNamespaces, type Network } from '@latchkey/core'
import { mainnet, polygon, sepolia } from '@latchkey/core/networks'
import { createMemoryStorage } from '@latchkey/core/testing'
import type { WalletConnect } from '@latchkey/walletconnect'
import type { Kit } from '../kit/Kit.ts'
import type { KitConfig } from '../kit/KitConfig.ts'
import type { LoginInfo } from '../kit/LoginInfo.ts'
import type { Ports } from '../kit/ports.ts'
import { getLogin } from '../login/getLogin.ts'
import { createKit } from '../start/createKit.ts'
import { startKit } from '../start/startKit.ts'
import { toConnectorKey } from '../state/toConnectorKey.ts'
import { withConnection } from '../state/withConnection.ts'
import { storeConnections } from '../storage/storedConnections.ts'
import { watchWallet } from '../wallets/later/watchWallet.ts'
import { createFakeTabs } from './createFakeTabs.ts'
import { createManualClock, type ManualClock } from './createManualClock.ts'
import { type FakeAdapter, fakeAdapter } from './fakeAdapter.ts'
import type { FakeWallet } from './fakeWallet.ts'
import { wrapRemote } from './wrapRemote.ts'

export type CreateTestKitOptions = Partial<Omit<KitConfig, 'ports'>> & {
  /** Wallets that are already connected, of any namespace. The last one is active. */
  readonly connected?: FakeWallet | readonly FakeWallet[]
  /** Further wallets in the page, which are not connected. */
  readonly wallets?: readonly FakeWallet[]
  /** Fake WalletConnect client. If set, the kit has a relay URL. */
  readonly walletConnect?: WalletConnect
  /** Fake secure frame, from `fakeLoginFrame`. If set, the kit supports logins. */
  readonly frame?: FakeFrame
  readonly ports?: Partial<Ports>
  /** Whether the kit starts immediately. Default true. With false the test calls `startKit`. */
  readonly started?: boolean
}

/** A kit for tests whose ports and adapters are fakes. `test` gives access to the fakes. */
export type TestKit = Kit & {
  readonly test: {
    readonly clock: ManualClock
    /** The fake adapter for eip155, which always exists. */
    readonly adapter: FakeAdapter
    /** Stops the kit. A second call has no effect. */
    readonly stop: () => void
  }
}

const networks: readonly [Network, ...Network[]] = [mainnet, polygon, sepolia]

/**
 * Creates fake ports for a kit. They access nothing outside the test. `fetch` rejects unless the
 * test replaces it.
 */
export function fakePorts(clock: ManualClock = createManualClock()): Ports {
  let id = 0
  return {
    fetch: () => Promise.reject(new TypeError('This test has no network.')),
    storage: createMemoryStorage(),
    now: clock.now,
    elapsed: clock.elapsed,
    setTimer: clock.setTimer,
    randomId: () => `id-${++id}`,
    openChannel: createFakeTabs().openChannel,
    takeTurns: (_name, run) => run(),
    warn: () => {},
    openWindow: () => null,
    page: {
      href: () => 'https://app.example/',
      title: () => 'Example',
      device: () => ({
        os: 'other',
        mobile: false,
        touch: false,
        safari: false,
        telegram: false,
        framed: false,
      }),
      topOrigin: () => undefined,
      claimName: () => () => {},
    },
  }
}

function putConnection(kit: Kit, fake: FakeWallet): void {
  const { connector, wallet } = fake
  const { namespace, id } = connector.info
  kit.wallets.set(toConnectorKey(namespace, id), wallet)
  kit.connectors.set(toConnectorKey(namespace, id), connector)
  watchWallet(kit, wallet)
  const [account, ...others] = fake.getAccounts()
  if (!account) return
  kit.connection.setState((state) => ({
    ...withConnection(state, {
      connector: connector.info,
      namespace,
      accounts: [account, ...others],
      caipNetworkId: fake.getNetworkId(),
      ...(fake.login && { login: fake.login }),
    }),
    connectors: [...state.connectors, connector.info],
  }))
  storeConnections(kit, namespace)
  if (fake.login) takeLogin(kit, fake.login)
}

/**
 * Makes the login of a connected fake wallet the active login of the kit, so that requests about
 * the login reach the fake secure frame.
 */
function takeLogin(kit: Kit, { user, socialProvider }: LoginInfo): void {
  const { email, username } = user
  getLogin(kit).session = { parts: new Map(), email, username, social: socialProvider }
}

/**
 * Creates a fake adapter for each namespace of the wallets. The adapter of eip155 always exists and
 * is first.
 */
function createAdapters(wallets: readonly FakeWallet[]): [FakeAdapter, ...FakeAdapter[]] {
  const isOf = (namespace: ChainNamespace) => (wallet: FakeWallet) =>
    wallet.connector.info.namespace === namespace
  const create = (namespace: ChainNamespace) =>
    fakeAdapter({ namespace, wallets: wallets.filter(isOf(namespace)) })
  const further = chainNamespaces.filter(
    (namespace) => namespace !== 'eip155' && wallets.some(isOf(namespace)),
  )
  return [create('eip155'), ...further.map(create)]
}

function loadFake(walletConnect: WalletConnect | undefined): Partial<Ports> {
  if (!walletConnect) return {}
  return {
    loadWalletConnect: async () => ({
      createWalletConnect: async () => walletConnect,
      createUniversalWallet: wrapRemote,
    }),
  }
}

function loadHost(frame: FakeFrame | undefined): Partial<Ports> {
  if (!frame) return {}
  return {
    loadFrameHost: async () => {
      const { createFrameHost } = await import('@latchkey/bridge/host')
      return {
        createFrameHost: (options) => createFrameHost({ ...options, window: frame.window }),
      }
    },
  }
}

/**
 * Creates a started kit for Ethereum, Polygon and Sepolia over fakes. Time stands still until the
 * test advances `kit.test.clock`.
 */
export function createTestKit(options: CreateTestKitOptions = {}): TestKit {
  const {
    connected = [],
    wallets = [],
    walletConnect,
    frame,
    ports,
    started = true,
    ...config
  } = options
  const clock = createManualClock()
  const live = 'wallet' in connected ? [connected] : connected
  const [adapter, ...furtherAdapters] = createAdapters([...live, ...wallets])
  const kit = createKit({
    projectId: 'test',
    networks,
    adapters: [adapter, ...furtherAdapters],
    ...(walletConnect && { relayUrl: 'wss://relay.example' }),
    ...(frame && { secureFrame: { url: frame.url } }),
    ...config,
    ports: {
      ...fakePorts(clock),
      ...loadFake(walletConnect),
      ...loadHost(frame),
      // A custom `now` also replaces `elapsed`, unless the test sets both.
      ...(ports?.now && { elapsed: ports.now }),
      ...ports,
    },
  })
  const stop = started ? startKit(kit) : () => {}
  for (const wallet of live) putConnection(kit, wallet)
  return { ...kit, test: { clock, adapter, stop } }
}
