import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { getAccount } from '../account/getAccount.ts'
import { connect } from '../connect/connect.ts'
import { switchConnection } from '../connect/switchConnection.ts'
import type { KitConfig } from '../kit/KitConfig.ts'
import type { Ports } from '../kit/ports.ts'
import { switchNetwork } from '../networks/switchNetwork.ts'
import { openModal } from '../start/openModal.ts'
import { getConnectionStatus } from '../state/getConnectionStatus.ts'
import { createTestKit, type TestKit } from '../testing/createTestKit.ts'
import {
  type ConnectableNamespace,
  createAdapters,
  createWalletOf,
  threeNetworks,
} from '../testing/createWallets.ts'
import type { FakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { deleteConnection } from './deleteConnection.ts'
import { disconnect } from './disconnect.ts'
import { getConnections } from './getConnections.ts'

const namespaces = ['eip155', 'solana', 'bip122'] as const

function createKitWith(
  wallets: readonly FakeWallet[],
  config: Partial<KitConfig> & { readonly ports?: Partial<Ports> } = {},
): TestKit {
  return createTestKit({
    networks: threeNetworks,
    adapters: Object.values(createAdapters(wallets)),
    features: { multiWallet: true },
    ...config,
  })
}

const createThree = (namespace: ConnectableNamespace) =>
  ['a', 'b', 'c'].map((id) => createWalletOf(namespace, id))
const createNine = () => namespaces.flatMap(createThree)

async function connectAll(kit: TestKit, wallets: readonly FakeWallet[]) {
  for (const { connector } of wallets) {
    const { id: connectorId, namespace } = connector.info
    await connect(kit, { connectorId, namespace })
  }
}

function watchEvents(kit: TestKit) {
  const events: unknown[] = []
  kit.events.subscribe(({ data }) => events.push([data.event, data.properties]))
  return events
}

const getIds = (kit: TestKit) =>
  kit.connection
    .getState()
    .connections.map(({ namespace, connector }) => `${namespace}/${connector.id}`)

test('K-STATE-02: disconnecting one of nine wallets does not affect the others', async () => {
  const wallets = createNine()
  const kit = createKitWith(wallets)
  await connectAll(kit, wallets)
  expect(getIds(kit)).toHaveLength(9)
  for (const [index, { connector }] of wallets.entries()) {
    const before = kit.connection.getState().connections
    const { id, namespace } = connector.info
    await disconnect(kit, { id, namespace })
    expect(kit.connection.getState().connections).toEqual(before.slice(1))
    expect(wallets.map(({ requests }) => requests.includes('disconnect'))).toEqual(
      wallets.map((_, other) => other <= index),
    )
  }
})

test("K-STATE-02: only a namespace's last wallet sends the event; before, the next is active", async () => {
  const wallets = createThree('eip155')
  const kit = createKitWith(wallets)
  await connectAll(kit, wallets)
  const events = watchEvents(kit)
  expect(getAccount(kit).connectedWalletInfo?.id).toBe('c')
  await disconnect(kit, { id: 'c' })
  expect(getAccount(kit)).toMatchObject({ status: 'connected', address: 'eip155-a' })
  await disconnect(kit, { id: 'a' })
  expect(getAccount(kit).address).toBe('eip155-b')
  expect(events).toEqual([])
  await disconnect(kit, { id: 'b' })
  expect(events).toEqual([['DISCONNECT_SUCCESS', { namespace: 'eip155' }]])
})

test('K-STATE-02: ending all connections sends one event, a disconnect without a match none', async () => {
  const wallets = createNine()
  const kit = createKitWith(wallets)
  await connectAll(kit, wallets)
  const events = watchEvents(kit)
  await disconnect(kit, { id: 'nobody' })
  expect(events).toEqual([])
  expect(getIds(kit)).toHaveLength(9)
  await disconnect(kit)
  expect(events).toEqual([['DISCONNECT_SUCCESS', { namespace: 'all' }]])
})

test('K-PROF-07: the active wallet is connected, other live ones active, the rest disconnected', async () => {
  const wallets = createThree('solana')
  const kit = createKitWith(wallets)
  await connectAll(kit, wallets.slice(0, 2))
  const statusOf = (connectorId: string) =>
    getConnectionStatus(kit, { namespace: 'solana', connectorId })
  expect([statusOf('a'), statusOf('b'), statusOf('c')]).toEqual([
    'active',
    'connected',
    'disconnected',
  ])
  const { connections } = getConnections(kit, { namespace: 'solana' })
  expect(connections.map(({ connector }) => connector.id)).toEqual(['b', 'a'])
})

test('K-PROF-04: switching keeps both wallets and prompts neither', async () => {
  const wallets = createThree('eip155')
  const kit = createKitWith(wallets)
  await connectAll(kit, wallets)
  const asked = wallets.map(({ requests }) => requests.length)
  const target = { namespace: 'eip155', connectorId: 'a' } as const
  expect(await switchConnection(kit, target)).toMatchObject({
    hasSwitchedWallet: true,
    hasSwitchedAccount: true,
  })
  expect(getAccount(kit).address).toBe('eip155-a')
  expect(getIds(kit)).toEqual(['eip155/a', 'eip155/b', 'eip155/c'])
  expect(wallets.map(({ requests }) => requests.length)).toEqual(asked)
  expect(await switchConnection(kit, target)).toMatchObject({
    hasSwitchedWallet: false,
    hasSwitchedAccount: false,
  })
})

test('K-PROF-04: switching to a wallet of another namespace activates it on its own network', async () => {
  const wallets = [createWalletOf('eip155', 'a'), createWalletOf('solana', 'b')]
  const kit = createKitWith(wallets)
  await connectAll(kit, wallets)
  wallets[0]?.changeNetwork('eip155:137')
  await switchConnection(kit, { namespace: 'eip155', connectorId: 'a' })
  expect(getAccount(kit)).toMatchObject({ namespace: 'eip155', caipNetworkId: 'eip155:137' })
})

test('K-PROF-04: an added wallet opens the list of all wallets and shows a toast', async () => {
  const wallets = createThree('eip155')
  const kit = createKitWith(wallets)
  await connectAll(kit, wallets.slice(0, 1))
  openModal(kit)
  const target = { connectorId: 'b', namespace: 'eip155' } as const
  kit.modal.send({ type: 'push', page: { view: 'ConnectingExternal', data: target } })
  await connect(kit, target)
  await settle()
  expect(kit.modal.getState()).toMatchObject({ open: true, stack: [{ view: 'ProfileWallets' }] })
  expect(kit.toasts.getState().toast).toMatchObject({ message: 'New wallet added' })
})

test('K-PROF-05: disconnecting one of several keeps the modal open', async () => {
  const wallets = createThree('eip155')
  const kit = createKitWith(wallets)
  await connectAll(kit, wallets)
  openModal(kit, { view: 'ProfileWallets' })
  await disconnect(kit, { id: 'c' })
  expect(kit.modal.getState().open).toBe(true)
  expect(getAccount(kit).address).toBe('eip155-a')
  await disconnect(kit)
  expect(kit.modal.getState()).toMatchObject({ open: true, stack: [{ view: 'ProfileWallets' }] })
})

test('K-PROF-09: without multi-wallet a new wallet replaces only the one of the same namespace', async () => {
  const wallets = [...createThree('eip155'), ...createThree('solana')]
  const kit = createKitWith(wallets, { features: {} })
  await connectAll(kit, wallets)
  await settle()
  expect(getIds(kit)).toEqual(['eip155/c', 'solana/c'])
})

test('K-PROF-10: without multi-wallet switching and deleting warn and do nothing', async () => {
  const wallets = createThree('eip155')
  const kit = createKitWith(wallets, { features: {} })
  await connectAll(kit, wallets.slice(0, 1))
  const before = kit.connection.getState()
  const target = { namespace: 'eip155', connectorId: 'b' } as const
  expect(await switchConnection(kit, target)).toBeUndefined()
  await deleteConnection(kit, target)
  expect(kit.connection.getState()).toBe(before)
  expect(kit.alerts.getState().alerts.map(({ message }) => message)).toEqual([
    'Multi-Wallet Not Enabled',
  ])
  expect(getConnections(kit, { namespace: 'eip155' }).recentConnections).toEqual([])
})

test('K-API-02b, K-PROF-02: a Bitcoin wallet has payment and ordinal accounts and can switch', async () => {
  const wallet = createWalletOf('bip122', 'a', { accounts: ['bc1pay', 'bc1ord'] })
  const kit = createKitWith([wallet], { features: {} })
  await connectAll(kit, [wallet])
  const accountOf = () => {
    const { address, allAccounts } = getAccount(kit, { namespace: 'bip122' })
    return { address, types: allAccounts.map(({ type }) => type) }
  }
  expect(accountOf()).toEqual({ address: 'bc1pay', types: ['payment', 'ordinal'] })
  const target = { namespace: 'bip122', connectorId: 'a' } as const
  expect(await switchConnection(kit, { ...target, address: 'bc1ord' })).toMatchObject({
    hasSwitchedWallet: false,
    hasSwitchedAccount: true,
  })
  expect(accountOf()).toEqual({ address: 'bc1ord', types: ['ordinal', 'payment'] })
  await switchConnection(kit, { ...target, address: 'bc1pay' })
  expect(accountOf()).toEqual({ address: 'bc1pay', types: ['payment', 'ordinal'] })
})

test('error: an account that only the wallet itself can choose', async () => {
  const wallet = createWalletOf('eip155', 'a', {
    accounts: ['0x1', '0x2'],
    lacks: ['selectAccount'],
  })
  const kit = createKitWith([wallet])
  await connectAll(kit, [wallet])
  const switching = switchConnection(kit, {
    namespace: 'eip155',
    connectorId: 'a',
    address: '0x2',
  })
  await expect(switching).rejects.toMatchObject({ code: 'feature_not_supported' })
  expect(getAccount(kit).address).toBe('0x1')
})

test('K-PROF-08: a recent wallet connects again by its own flow', async () => {
  const wallets = createThree('eip155')
  const kit = createKitWith(wallets)
  await connectAll(kit, wallets)
  await disconnect(kit, { id: 'a' })
  const { recentConnections } = getConnections(kit, { namespace: 'eip155' })
  expect(recentConnections).toMatchObject([
    { namespace: 'eip155', connector: { id: 'a', name: 'a' }, accounts: [{ address: 'eip155-a' }] },
  ])
  await switchConnection(kit, { namespace: 'eip155', connectorId: 'a', address: 'eip155-a' })
  expect(getAccount(kit).address).toBe('eip155-a')
  expect(wallets[0]?.requests).toEqual(['connect', 'disconnect', 'connect'])
  expect(kit.connection.getState().recentConnections).toEqual([])
})

test('K-PROF-06: deleting a recent address removes that address only', async () => {
  const storage = createMemoryStorage()
  const wallet = createWalletOf('eip155', 'a', { accounts: ['0x1', '0x2'] })
  const kit = createKitWith([wallet], { ports: { storage } })
  await connectAll(kit, [wallet])
  await disconnect(kit)
  const target = { namespace: 'eip155', connectorId: 'a' } as const
  await deleteConnection(kit, { ...target, address: '0x1' })
  const recents = () => getConnections(kit, { namespace: 'eip155' }).recentConnections
  expect(recents().map(({ accounts }) => accounts)).toEqual([[{ address: '0x2' }]])
  expect(storage.getItem('@appkit/connections')).not.toContain('0x1')
  await deleteConnection(kit, { ...target, address: '0x2' })
  expect(recents()).toEqual([])
  expect(storage.getItem('@appkit/connections')).toBeNull()
})

test('K-PROF-06: an address that a live wallet shares is not deleted', async () => {
  const wallet = createWalletOf('eip155', 'a')
  const kit = createKitWith([wallet])
  await connectAll(kit, [wallet])
  await deleteConnection(kit, { namespace: 'eip155', connectorId: 'a' })
  expect(getAccount(kit).isConnected).toBe(true)
  expect(kit.ports.storage.getItem('@appkit/connections')).toContain('eip155-a')
})

test('K-STATE-04: a reload restores nine wallets with the same active ones and networks', async () => {
  const storage = createMemoryStorage()
  const wallets = createNine()
  const first = createKitWith(wallets, { ports: { storage } })
  await connectAll(first, wallets)
  await switchConnection(first, { namespace: 'solana', connectorId: 'b' })
  await switchConnection(first, { namespace: 'eip155', connectorId: 'a' })
  wallets[0]?.changeNetwork('eip155:137')
  await disconnect(first, { id: 'c', namespace: 'bip122' })
  const before = first.connection.getState()
  first.test.stop()

  const kit = createKitWith(wallets, { ports: { storage } })
  await settle()
  const after = kit.connection.getState()
  expect(getIds(kit).toSorted()).toEqual(
    before.connections.map((entry) => `${entry.namespace}/${entry.connector.id}`).toSorted(),
  )
  expect(after.activeConnectors).toEqual(before.activeConnectors)
  expect(after.networks).toEqual(before.networks)
  expect(after.activeNamespace).toBe('eip155')
  expect(after.recentConnections).toEqual(before.recentConnections)
  for (const { requests } of wallets) {
    expect(requests.filter((request) => request === 'connect')).toHaveLength(1)
  }
})

test('K-STATE-02: wallets keep their order after a reload, whichever is restored first', async () => {
  const storage = createMemoryStorage()
  const wallets = createThree('eip155')
  const first = createKitWith(wallets, { ports: { storage } })
  await connectAll(first, wallets)
  const before = getIds(first)
  first.test.stop()
  const adapters = createAdapters([])
  const kit = createKitWith([], { adapters: Object.values(adapters), ports: { storage } })
  await settle()
  for (const wallet of wallets.toReversed()) {
    adapters.eip155.announce(wallet)
    await settle()
  }
  expect(getIds(kit)).toEqual(before)
  await disconnect(kit, { namespace: 'eip155', id: 'c' })
  expect(getAccount(kit).address).toBe('eip155-a')
})

test('K-STATE-04: an active wallet restored last is active again unless the user chose another', async () => {
  for (const chooses of [false, true]) {
    const storage = createMemoryStorage()
    const wallets = createThree('eip155')
    const first = createKitWith(wallets, { ports: { storage } })
    await connectAll(first, wallets)
    first.test.stop()
    const adapters = createAdapters(wallets.slice(0, 2))
    const kit = createKitWith([], { adapters: Object.values(adapters), ports: { storage } })
    await settle()
    expect(getAccount(kit).address).toBe('eip155-a')
    if (chooses) await switchConnection(kit, { namespace: 'eip155', connectorId: 'b' })
    if (wallets[2]) adapters.eip155.announce(wallets[2])
    await settle()
    expect(getAccount(kit).address).toBe(chooses ? 'eip155-b' : 'eip155-c')
    expect(getIds(kit)).toHaveLength(3)
  }
})

test('K-STATE-07: a Bitcoin wallet is restored with its payment and ordinal account', async () => {
  const storage = createMemoryStorage()
  const open = () => {
    const wallet = createWalletOf('bip122', 'a', { accounts: ['bc1pay', 'bc1ord'] })
    return { wallet, kit: createKitWith([wallet], { ports: { storage } }) }
  }
  const payment = { address: 'bc1pay', type: 'payment' }
  const ordinal = { address: 'bc1ord', type: 'ordinal' }
  const accountsOf = (kit: TestKit) => getAccount(kit, { namespace: 'bip122' }).allAccounts
  const first = open()
  await connectAll(first.kit, [first.wallet])
  first.kit.test.stop()
  const second = open()
  await settle()
  expect(accountsOf(second.kit)).toMatchObject([payment, ordinal])
  const target = { namespace: 'bip122', connectorId: 'a' } as const
  await switchConnection(second.kit, { ...target, address: 'bc1ord' })
  second.kit.test.stop()
  // The active account stays active although the wallet lists another one first.
  const third = open()
  await settle()
  expect(accountsOf(third.kit)).toMatchObject([ordinal, payment])
})

test('K-STATE-04: a wallet without a fixed network starts on the active one and restores it', async () => {
  const storage = createMemoryStorage()
  const asked: unknown[] = []
  const open = () => {
    const fake = createWalletOf('solana', 'a')
    const connect: FakeWallet['connect'] = (options) => {
      const [first] = options.networks
      asked.push(first?.caipNetworkId)
      if (first) fake.changeNetwork(first.caipNetworkId)
      return fake.connect(options)
    }
    return createKitWith([{ ...fake, connect }], { ports: { storage } })
  }
  const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
  const first = open()
  await switchNetwork(first, { caipNetworkId: devnet })
  await connect(first, { connectorId: 'a', namespace: 'solana' })
  await switchNetwork(first, { caipNetworkId: 'eip155:137' })
  first.test.stop()
  const second = open()
  await settle()
  expect(asked).toEqual([devnet, devnet])
  expect(getAccount(second, { namespace: 'solana' }).caipNetworkId).toBe(devnet)
})

test('K-INJ-06: changes that a wallet reports do not affect the other wallets', async () => {
  const wallets = createThree('eip155')
  const [a, b, c] = wallets
  const kit = createKitWith(wallets)
  await connectAll(kit, wallets)
  b?.changeAccounts(['0xother'])
  a?.changeNetwork('eip155:137')
  expect(getAccount(kit)).toMatchObject({ address: 'eip155-c', caipNetworkId: 'eip155:1' })
  b?.drop()
  expect(getIds(kit)).toEqual(['eip155/a', 'eip155/c'])
  c?.drop()
  expect(getAccount(kit)).toMatchObject({ address: 'eip155-a', caipNetworkId: 'eip155:137' })
})
