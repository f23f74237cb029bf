import type { CaipNetworkId } from '@latchkey/core'
import { fakeWalletConnect } from '@latchkey/walletconnect/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { connect } from '../connect/connect.ts'
import { restore } from '../connect/restore.ts'
import { switchConnection } from '../connect/switchConnection.ts'
import { requestCloseModal } from '../guide/requestCloseModal.ts'
import { switchNetwork } from '../networks/switchNetwork.ts'
import { openModal } from '../start/openModal.ts'
import { getAddressLabel } from '../storage/getAddressLabel.ts'
import { createManualClock, type ManualClock } from '../testing/createManualClock.ts'
import { createTestKit, type TestKit } from '../testing/createTestKit.ts'
import { createAdapters, createWalletOf, threeNetworks } from '../testing/createWallets.ts'
import type { FakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { pair } from '../walletconnect/pair.ts'
import { deleteConnection } from '../wallets/deleteConnection.ts'
import { disconnect } from '../wallets/disconnect.ts'
import { renameAccount } from '../wallets/renameAccount.ts'
import { toConnectorKey } from './toConnectorKey.ts'

const namespaces = ['eip155', 'solana', 'bip122'] as const
const ids = ['a', 'b'] as const
const wallet = fc.record({
  namespace: fc.constantFrom(...namespaces),
  id: fc.constantFrom(...ids, 'walletConnect'),
})
const networkIds = threeNetworks.map(({ caipNetworkId }) => caipNetworkId)
const chain = fc.constantFrom<CaipNetworkId>(...networkIds, 'eip155:5')
const behaviour = fc.constantFrom(
  {},
  {},
  {},
  { rejects: 'connect' },
  { hangs: 'connect' },
  { rejects: 'switchNetwork' },
  { rejects: 'disconnect' },
) as fc.Arbitrary<Parameters<FakeWallet['behave']>[0]>

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('connect' as const), wallet }) },
  fc.record({ type: fc.constant('disconnect' as const), wallet }),
  fc.record({ type: fc.constant('disconnectAll' as const) }),
  fc.record({ type: fc.constant('choose' as const), wallet }),
  fc.record({ type: fc.constant('delete' as const), wallet }),
  fc.record({ type: fc.constant('switch' as const), chain }),
  fc.record({ type: fc.constant('rename' as const), wallet, label: fc.constantFrom('', 'Mine') }),
  fc.record({ type: fc.constant('behave' as const), wallet, behaviour }),
  fc.record({ type: fc.constant('accounts' as const), wallet, count: fc.nat({ max: 2 }) }),
  fc.record({ type: fc.constant('chain' as const), wallet, chain }),
  fc.record({ type: fc.constant('drop' as const), wallet }),
  { weight: 4, arbitrary: fc.record({ type: fc.constant('approve' as const) }) },
  fc.record({
    type: fc.constant('remote' as const),
    does: fc.constantFrom('reject' as const, 'deleteSession' as const, 'expireSession' as const),
  }),
  fc.record({ type: fc.constant('share' as const), namespaces: fc.subarray([...namespaces]) }),
  fc.record({ type: fc.constant('modal' as const), open: fc.boolean() }),
  fc.record({ type: fc.constant('restore' as const) }),
  fc.record({ type: fc.constant('time' as const), ms: fc.integer({ min: 1, max: 70_000 }) }),
  { weight: 3, arbitrary: fc.record({ type: fc.constant('settle' as const) }) },
)

type Step = typeof step extends fc.Arbitrary<infer value> ? value : never
type Remote = ReturnType<typeof fakeWalletConnect>
type World = {
  readonly kit: TestKit
  readonly clock: ManualClock
  readonly wallets: readonly FakeWallet[]
  readonly remote: Remote
  readonly events: { ended: number }
  readonly multiWallet: boolean
}

// Actions may fail. The checks examine only the state afterwards.
const ignore = () => undefined

function toGrants(shared: readonly (typeof namespaces)[number][]) {
  return Object.fromEntries(
    shared.map((namespace) => [
      namespace,
      {
        networkIds: networkIds.filter((id) => id.startsWith(`${namespace}:`)),
        accounts: [{ address: `${namespace}-remote` }],
      },
    ]),
  )
}

function createWorld(multiWallet: boolean): World {
  const wallets = namespaces.flatMap((namespace) => ids.map((id) => createWalletOf(namespace, id)))
  const clock = createManualClock()
  const remote = fakeWalletConnect({
    answer: 'wait',
    accounts: toGrants(['eip155', 'solana']),
    now: clock.now,
  })
  const kit = createTestKit({
    networks: threeNetworks,
    adapters: Object.values(createAdapters(wallets)),
    features: { multiWallet },
    walletConnect: remote.walletConnect,
    ports: { now: clock.now, setTimer: clock.setTimer },
  })
  const events = { ended: 0 }
  return { kit, clock, wallets, remote, events, multiWallet }
}

function find({ wallets }: World, { namespace, id }: { namespace: string; id: string }) {
  return wallets.find(
    ({ connector }) => connector.info.namespace === namespace && connector.info.id === id,
  )
}

function askKit({ kit }: World, action: Step): Promise<unknown> | undefined {
  const key = 'wallet' in action && {
    namespace: action.wallet.namespace,
    connectorId: action.wallet.id,
  }
  if (action.type === 'disconnectAll') return disconnect(kit)
  if (action.type === 'restore') return restore(kit)
  if (action.type === 'switch') return switchNetwork(kit, { caipNetworkId: action.chain })
  if (!key) return undefined
  if (action.type === 'connect')
    return key.connectorId === 'walletConnect' ? pair(kit) : connect(kit, key)
  if (action.type === 'disconnect')
    return disconnect(kit, { namespace: key.namespace, id: key.connectorId })
  if (action.type === 'choose') return switchConnection(kit, key)
  return action.type === 'delete' ? deleteConnection(kit, key) : undefined
}

/** Renames an account and checks that only its label changes. */
function rename({ kit }: World, { wallet, label }: Step & { type: 'rename' }): void {
  const account = { namespace: wallet.namespace, address: `${wallet.namespace}-${wallet.id}` }
  const { addressLabels: _, ...before } = kit.connection.getState()
  renameAccount(kit, { ...account, label })
  const { addressLabels: __, ...after } = kit.connection.getState()
  expect(after).toEqual(before)
  expect(getAddressLabel(kit, account)).toBe(label || undefined)
}

function take(world: World, action: Step): unknown {
  const { kit, clock, remote } = world
  askKit(world, action)?.catch(ignore)
  const chosen = 'wallet' in action ? find(world, action.wallet) : undefined
  switch (action.type) {
    case 'behave':
      return chosen?.behave(action.behaviour)
    case 'accounts':
      return chosen?.changeAccounts(['one', 'two'].slice(0, action.count))
    case 'chain': {
      const isOwn = action.chain.startsWith(`${action.wallet.namespace}:`)
      return isOwn ? chosen?.changeNetwork(action.chain) : undefined
    }
    case 'drop':
      return chosen?.drop()
    case 'remote':
      return remote[action.does]()
    case 'approve':
      return remote.approve()
    case 'share':
      return remote.updateSession(toGrants(action.namespaces))
    case 'rename':
      return rename(world, action)
    case 'modal':
      return action.open ? openModal(kit) : requestCloseModal(kit)
    case 'time':
      return clock.advance(action.ms)
    case 'settle':
      return settle()
    default:
      return undefined
  }
}

type Stored = { readonly connectorId: string; readonly accounts: readonly { address: string }[] }

function readStored(kit: TestKit): Readonly<Record<string, readonly Stored[]>> {
  return JSON.parse(kit.ports.storage.getItem('@appkit/connections') ?? '{}')
}

/**
 * Checks that live connections are stored with their accounts, and that the stored status is
 * connected.
 */
function checkStorage({ kit }: World): void {
  const { connections } = kit.connection.getState()
  const stored = readStored(kit)
  for (const { namespace, connector, accounts } of connections) {
    const row = stored[namespace]?.find(({ connectorId }) => connectorId === connector.id)
    expect(row?.accounts.slice(0, accounts.length)).toEqual(accounts)
  }
  if (connections.length > 0) {
    expect(kit.ports.storage.getItem('@appkit/connection_status')).toBe('connected')
  }
}

/** Checks that the labels equal the stored ones, whatever happened to the connections. */
function checkLabels({ kit }: World): void {
  const stored = JSON.parse(kit.ports.storage.getItem('@latchkey/address_labels') ?? '{}')
  expect(kit.connection.getState().addressLabels).toEqual(stored.data ?? {})
}

function checkInvariants(world: World): void {
  const { kit, wallets, multiWallet } = world
  const state = kit.connection.getState()
  const keys = state.connections.map(({ namespace, connector }) =>
    toConnectorKey(namespace, connector.id),
  )
  expect(new Set(keys).size).toBe(keys.length)
  // S-133: a connected wallet always has a working provider with a listener.
  expect([...kit.wallets.keys()].toSorted()).toEqual(keys.toSorted())
  for (const { accounts } of state.connections) expect(accounts.length).toBeGreaterThan(0)
  for (const namespace of namespaces) {
    const own = state.connections.filter((connection) => connection.namespace === namespace)
    const active = state.activeConnectors[namespace]
    expect(own.some(({ connector }) => connector.id === active)).toBe(own.length > 0)
    if (own.length === 0) expect(active).toBeUndefined()
    if (state.status[namespace] === 'connected') expect(active).toBeDefined()
    if (state.status[namespace] === 'disconnected') expect(active).toBeUndefined()
    if (!multiWallet) expect(own.length).toBeLessThanOrEqual(1)
  }
  const listening = wallets.filter((fake) => fake.getListenerCount() > 0)
  expect(listening.length).toBe(keys.filter((key) => !key.endsWith('/walletConnect')).length)
  for (const recent of state.recentConnections) {
    const { namespace, connector } = recent
    const live = state.connections.find(
      (other) => other.namespace === namespace && other.connector.id === connector.id,
    )
    for (const { address } of recent.accounts) {
      expect(live?.accounts.some((account) => account.address === address) ?? false).toBe(false)
    }
  }
  checkStorage(world)
  checkLabels(world)
}

/**
 * Counts disconnect events. Each one must stand for at least one namespace that lost its last
 * wallet.
 */
function watchEnds({ kit, events }: World): void {
  kit.events.subscribe(({ data }) => {
    if (data.event !== 'DISCONNECT_SUCCESS') return
    events.ended += data.properties.namespace === 'all' ? 100 : 1
  })
}

function countConnected({ kit }: World): number {
  return Object.values(kit.connection.getState().activeConnectors).filter(Boolean).length
}

test('S-133e: 10,000 random steps over three namespaces keep state, storage, events consistent', async () => {
  let steps = 0
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(step, { minLength: 60, maxLength: 120 }),
      async (multiWallet, actions) => {
        const world = createWorld(multiWallet)
        watchEnds(world)
        for (const action of actions) {
          const before = countConnected(world)
          const told = world.events.ended
          await take(world, action)
          checkInvariants(world)
          // The action that ends the last wallet of a namespace sends the event in the same task.
          if (countConnected(world) < before) expect(world.events.ended).toBeGreaterThan(told)
          steps += 1
        }
        await settle()
        checkInvariants(world)
        world.kit.test.stop()
        expect(world.wallets.every((fake) => fake.getListenerCount() === 0)).toBe(true)
        expect(world.clock.getTimerCount()).toBe(0)
      },
    ),
    { numRuns: 125, seed: 20_260_101 },
  )
  expect(steps).toBeGreaterThan(10_000)
}, 120_000)
