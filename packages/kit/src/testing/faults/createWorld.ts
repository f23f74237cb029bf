import { createRandom, type Random } from '@latchkey/core/testing'
import { fakeWalletConnect } from '@latchkey/walletconnect/testing'
import type { Kit } from '../../kit/Kit.ts'
import type { WalletConnectModule } from '../../kit/ports.ts'
import { getTabs } from '../../tabs/getTabs.ts'
import { createFakeTabs } from '../createFakeTabs.ts'
import { createManualClock, type ManualClock } from '../createManualClock.ts'
import { createTestKit, type TestKit } from '../createTestKit.ts'
import { createAdapters, createWalletOf, threeNetworks } from '../createWallets.ts'
import type { FakeWallet } from '../fakeWallet.ts'
import { wrapRemote } from '../wrapRemote.ts'
import { createFaultyStorage, type FaultyStorage } from './createFaultyStorage.ts'
import { createLine, type Line } from './createLine.ts'

export const namespaces = ['eip155', 'solana', 'bip122'] as const
export type WorldNamespace = (typeof namespaces)[number]
const ids = ['a', 'b'] as const

export type Remote = ReturnType<typeof fakeWalletConnect>

/**
 * Everything that a randomized test of connections simulates: tabs with kits, wallets, the relay,
 * the storage and the connections between them.
 */
export type World = {
  readonly random: Random
  readonly clock: ManualClock
  readonly storage: FaultyStorage
  /**
   * Fake wallets of the page. Test steps control them directly, not over a simulated connection.
   */
  readonly wallets: readonly FakeWallet[]
  readonly remote: Remote
  readonly lines: { readonly relay: Line; readonly wallet: Line; readonly chunk: Line }
  readonly multiWallet: boolean
  /** Time in ms of the last change of a connection status, by tab and namespace (`toStatusKey`). */
  readonly changedAt: Map<string, number>
  /** Open tabs with one kit each: one or two. */
  readonly tabs: TestKit[]
  readonly openTab: () => TestKit
}

/** Wraps a fake wallet so that its requests pass over a simulated connection with faults. */
function overLine(fake: FakeWallet, line: Line): FakeWallet {
  const wallet = {
    ...fake.wallet,
    getAccounts: (options: Parameters<typeof fake.wallet.getAccounts>[0]) =>
      line.ask(() => fake.wallet.getAccounts(options)),
  }
  const connect: FakeWallet['connect'] = async (options) => {
    await line.ask(() => fake.connect(options))
    return wallet
  }
  return { ...fake, wallet, connect }
}

/**
 * Wraps a fake WalletConnect client so that its requests pass over a simulated connection with
 * faults.
 */
function overRelay({ walletConnect }: Remote, line: Line): Remote['walletConnect'] {
  const pair: typeof walletConnect.pair = ({ onUri, ...parameters }) =>
    line.ask(() =>
      walletConnect.pair({ ...parameters, onUri: (pairing) => line.send(() => onUri(pairing)) }),
    )
  return {
    ...walletConnect,
    pair,
    authenticate: async (parameters) => ({ session: await pair(parameters), cacaos: [] }),
    restore: () => line.ask(walletConnect.restore),
  }
}

function toGrants(shared: readonly WorldNamespace[]) {
  return Object.fromEntries(
    shared.map((namespace) => [
      namespace,
      {
        networkIds: threeNetworks
          .filter((network) => network.chainNamespace === namespace)
          .map(({ caipNetworkId }) => caipNetworkId),
        accounts: [{ address: `${namespace}-remote` }],
      },
    ]),
  )
}

/** Changes the namespaces that the fake WalletConnect wallet shares with the page. */
export function share({ remote }: World, shared: readonly WorldNamespace[]): void {
  remote.updateSession(toGrants(shared))
}

export function toStatusKey(kit: Kit, namespace: WorldNamespace): string {
  return `${getTabs(kit).tabId} ${namespace}`
}

function watchStatus(kit: Kit, changedAt: World['changedAt'], clock: ManualClock): void {
  const note = (namespace: WorldNamespace) =>
    changedAt.set(toStatusKey(kit, namespace), clock.now())
  for (const namespace of namespaces) note(namespace)
  kit.connection.subscribe((state, before) => {
    for (const namespace of namespaces) {
      if (state.status[namespace] !== before.status[namespace]) note(namespace)
    }
  })
}

export function createWorld(seed: number): World {
  const random = createRandom(seed)
  const clock = createManualClock()
  const line = () => createLine(clock, random)
  const lines = { relay: line(), wallet: line(), chunk: line() }
  const storage = createFaultyStorage()
  const tabs = createFakeTabs()
  const wallets = namespaces.flatMap((namespace) => ids.map((id) => createWalletOf(namespace, id)))
  const remote = fakeWalletConnect({
    answer: 'wait',
    accounts: toGrants(['eip155', 'solana']),
    now: clock.now,
  })
  const multiWallet = random.chance(0.5)
  const loadWalletConnect = (): Promise<WalletConnectModule> =>
    lines.chunk.ask(async () => ({
      createWalletConnect: async () => overRelay(remote, lines.relay),
      createUniversalWallet: wrapRemote,
    }))
  const changedAt = new Map<string, number>()
  const open: TestKit[] = []
  let opened = 0
  const openTab = () => {
    const tab = `tab${++opened}`
    let id = 0
    const adapters = createAdapters(wallets.map((fake) => overLine(fake, lines.wallet)))
    const kit = createTestKit({
      networks: threeNetworks,
      adapters: Object.values(adapters).map((adapter) => ({
        ...adapter,
        load: () => lines.chunk.ask(adapter.load),
      })),
      features: { multiWallet },
      relayUrl: 'wss://relay.example',
      ports: {
        storage,
        loadWalletConnect,
        openChannel: tabs.openChannel,
        randomId: () => `${tab}-${++id}`,
        now: clock.now,
        setTimer: clock.setTimer,
      },
    })
    watchStatus(kit, changedAt, clock)
    open.push(kit)
    return kit
  }
  return {
    random,
    clock,
    storage,
    wallets,
    remote,
    lines,
    multiWallet,
    changedAt,
    tabs: open,
    openTab,
  }
}

/** Returns the keys of a kit's live connections, as `namespace/connectorId`. */
export function getLiveKeys(kit: Kit): readonly string[] {
  return kit.connection
    .getState()
    .connections.map(({ namespace, connector }) => `${namespace}/${connector.id}`)
}
