import { mainnet, polygon, solanaDevnet } from '@latchkey/core/networks'
import { createMemoryStorage, createRandom } from '@latchkey/core/testing'
import {
  createFakeTabs,
  createTestKit,
  fakeAdapter,
  fakeWallet,
  type TestKit,
} from '@latchkey/kit/testing'
import { createTestClient, stopTestClient, testProjectId } from '@latchkey/sandbox/faults/testing'
import { type Services, type SharedServices, startServices } from './createServices.ts'
import type { World } from './World.ts'

const solanaAddress = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const evmAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const events = ['accountsChanged', 'chainChanged']

const grants = {
  eip155: {
    accounts: [`${mainnet.caipNetworkId}:${evmAddress}`, `${polygon.caipNetworkId}:${evmAddress}`],
    methods: ['personal_sign', 'eth_sendTransaction'],
    events,
  },
  solana: {
    accounts: [`${solanaDevnet.caipNetworkId}:${solanaAddress}`],
    methods: ['solana_signMessage', 'solana_signTransaction'],
    events,
  },
}

/**
 * Creates the WalletConnect client of a wallet on another device. Faults do not affect its
 * connection to the relay.
 */
async function createFarWallet(relayUrl: string, name: string) {
  const client = await createTestClient({ url: relayUrl, name })
  client.on('session_proposal', ({ id }) => {
    // The approval fails if the page has been closed or the relay is down.
    client.approve({ id, namespaces: grants }).catch(() => undefined)
  })
  return client
}

/** Creates a storage that can list its keys, which the WalletConnect client requires. */
function createListedStorage() {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

function createTabs({ urls }: Services, seed: number) {
  const name = `schedule-${seed}`
  const wallet = fakeWallet({ id: 'page', name: 'Page' })
  const tabs = createFakeTabs()
  const storage = createMemoryStorage()
  const clientStorage = createListedStorage()
  const rpc = { default: { http: [urls.rpc] } }
  const pageAdapter = fakeAdapter({ wallets: [wallet] })
  const nowhere = fakeAdapter({ namespace: 'solana' })
  const open: TestKit[] = []
  const openTab = () => {
    const kit = createTestKit({
      name,
      projectId: testProjectId,
      networks: [mainnet, polygon, { ...solanaDevnet, rpcUrls: rpc }],
      adapters: [pageAdapter, { ...nowhere, load: () => import('@latchkey/adapter-solana') }],
      relayUrl: urls.relay,
      directoryUrl: urls.directory,
      features: { multiWallet: true, email: false, socials: false },
      ports: {
        storage,
        fetch: (...input) => globalThis.fetch(...input),
        now: () => Date.now(),
        setTimer: (callback, delayMs) => {
          const timer = setTimeout(callback, delayMs)
          return () => clearTimeout(timer)
        },
        openChannel: tabs.openChannel,
        randomId: () => crypto.randomUUID(),
        loadWalletConnect: async () => {
          const { createWalletConnect, ...rest } = await import('@latchkey/walletconnect')
          return {
            ...rest,
            createWalletConnect: (options) =>
              createWalletConnect({ ...options, storage: clientStorage }),
          }
        },
      },
    })
    open.push(kit)
    return kit
  }
  const readStored = () => storage.getItem(`${name}:@appkit/connections`) ?? '{}'
  return { wallet, open, openTab, readStored }
}

/** Creates the initial state of a fault schedule from its seed, without faults. */
export async function createWorld(seed: number, shared: SharedServices) {
  const random = createRandom(seed)
  const services = await startServices(shared, () => random.int(0, 999_999) / 1_000_000)
  const far = await createFarWallet(services.relay.url, `far-${seed}`)
  const { wallet, open, openTab, readStored } = createTabs(services, seed)
  const world: World = {
    random,
    services,
    wallet,
    scan: (uri) => {
      far.pair({ uri }).catch(() => undefined)
    },
    tabs: open,
    openTab,
    readStored,
    expected: new Set(),
    relayDown: false,
    steps: [],
  }
  const stop = async () => {
    for (const kit of open) kit.test.stop()
    // Stopping a client that has never connected would wait forever for its socket to close.
    if (far.core.relayer.connected) await stopTestClient(far)
    else far.core.heartbeat.stop()
    await services.stop()
  }
  return { world, stop }
}
