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
  /** Wallets that are connected already, of any namespace; the last is the one in use. */
  readonly connected?: FakeWallet | readonly FakeWallet[]
  /** Further wallets in the page. */
  readonly wallets?: readonly FakeWallet[]
  /** The other side of WalletConnect; with it a relay is configured. */
  readonly walletConnect?: WalletConnect
  /** The secure frame; with it logins are configured. `fakeLoginFrame` makes one. */
  readonly frame?: FakeFrame
  readonly ports?: Partial<Ports>
  /** Default true. False: `startKit` is for the test to call. */
  readonly started?: boolean
}

/** A kit over fakes, with the handles of its fakes. */
export type TestKit = Kit & {
  readonly test: {
    readonly clock: ManualClock
    /** The adapter of eip155, unless the test gave its own. */
    readonly adapter: FakeAdapter
    /** Ends what runs; harmless when called twice. */
    readonly stop: () => void
  }
}

const networks: readonly [Network, ...Network[]] = [mainnet, polygon, sepolia]

/** Ports that reach nothing outside the test. A request a test did not provide for throws. */
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
        safari: false,
        telegram: false,
        framed: false,
      }),
      topOrigin: () => undefined,
      otherKitMounted: () => false,
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

/** A login that is connected is one that the frame knows: what is asked of it goes to the frame. */
function takeLogin(kit: Kit, { user, socialProvider }: LoginInfo): void {
  const { email, username } = user
  getLogin(kit).session = { parts: new Map(), email, username, social: socialProvider }
}

/** One adapter per namespace of the wallets; that of eip155 in any case, first. */
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
 * Creates a kit on Ethereum, Polygon and Sepolia over fakes, started and ready at once. Time stands still until
 * `kit.test.clock` moves it.
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
      // A test that brings a clock of its own means one for both, unless it says otherwise.
      ...(ports?.now && { elapsed: ports.now }),
      ...ports,
    },
  })
  const stop = started ? startKit(kit) : () => {}
  for (const wallet of live) putConnection(kit, wallet)
  return { ...kit, test: { clock, adapter, stop } }
}
