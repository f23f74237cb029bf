import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { getBalancesHidden, setBalancesHidden } from '../account/balancesHidden.ts'
import { getAccount } from '../account/getAccount.ts'
import { connect } from '../connect/connect.ts'
import { switchConnection } from '../connect/switchConnection.ts'
import type { KitConfig } from '../kit/KitConfig.ts'
import { switchNetwork } from '../networks/switchNetwork.ts'
import { signIn } from '../sign-in/signIn.ts'
import { signOut } from '../sign-in/signOut.ts'
import { browserPorts } from '../start/browserPorts.ts'
import { createFakeTabs } from '../testing/createFakeTabs.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeSignIn } from '../testing/fakeSignIn.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { disconnect } from '../wallets/disconnect.ts'
import { parseTabMessage } from './parseTabMessage.ts'
import { setThemeMode, setThemeVariables } from './setTheme.ts'

const target = { connectorId: 'test.wallet', namespace: 'eip155' } as const

/** Opens two simulated tabs of one origin that share one wallet. */
function openTwoTabs(config: Partial<KitConfig> = {}) {
  const tabs = createFakeTabs()
  const storage = createMemoryStorage()
  const wallet = fakeWallet()
  let id = 0
  const open = (tabId: string) =>
    createTestKit({
      ...config,
      wallets: [wallet],
      ports: { storage, openChannel: tabs.openChannel, randomId: () => `${tabId}-${++id}` },
    })
  return { tabs, wallet, one: open('a'), two: open('b') }
}

test('S-135a: a connection made in one tab connects in the other tab without a prompt', async () => {
  const { one, two, wallet } = openTwoTabs()
  await connect(one, target)
  await settle()
  expect(getAccount(two)).toMatchObject({ isConnected: true, status: 'connected' })
  expect(wallet.requests).toEqual(['connect'])
})

test('S-135a: a disconnect in one tab ends the connection in the other', async () => {
  const { one, two, wallet } = openTwoTabs()
  await connect(one, target)
  await settle()
  await disconnect(two)
  await settle()
  expect(getAccount(one).isConnected).toBe(false)
  expect(wallet.requests).toEqual(['connect', 'disconnect'])
})

test('S-135a: a sign-in and a sign-out in one tab apply in the other', async () => {
  const plugin = fakeSignIn()
  const { one, two } = openTwoTabs({ signIn: plugin })
  await connect(one, target)
  await settle()
  expect(two.modal.getState().stack).toEqual([{ view: 'SIWXSignMessage' }])
  await signIn(one)
  await settle()
  expect(two.connection.getState().signIn).toBe('signed')
  expect(two.modal.getState().open).toBe(false)
  await signOut(two)
  await settle()
  expect(one.connection.getState().signIn).toBe('required')
})

test('behavior: balances hidden in one tab are hidden in the other', async () => {
  const { one, two } = openTwoTabs()
  expect(getBalancesHidden(two).getState()).toBe(false)
  setBalancesHidden(one, true)
  await settle()
  expect(getBalancesHidden(two).getState()).toBe(true)
  setBalancesHidden(two, false)
  await settle()
  expect(getBalancesHidden(one).getState()).toBe(false)
})

test('S-135b, S-135c: network and theme set in one tab apply in the other', async () => {
  const { one, two } = openTwoTabs()
  await switchNetwork(one, { caipNetworkId: 'eip155:137' })
  setThemeMode(two, 'light')
  setThemeVariables(two, { '--w3m-accent': '#f00' })
  await settle()
  expect(two.connection.getState().networks).toEqual({ eip155: 'eip155:137' })
  expect(one.preferences.getState()).toMatchObject({
    themeMode: 'light',
    themeVariables: { '--w3m-accent': '#f00' },
  })
})

test('S-135f: the latest message by time, then by tab, wins, whatever the order of arrival', async () => {
  const { tabs, one } = openTwoTabs()
  const time = one.ports.now()
  const say = (caipNetworkId: string, tabId: string, at: number) =>
    tabs.say({ version: 1, type: 'chain', namespace: 'eip155', caipNetworkId, tabId, time: at })
  say('eip155:137', 'z', time + 2)
  say('eip155:1', 'z', time + 1)
  say('eip155:11155111', 'y', time + 2)
  await settle()
  expect(one.connection.getState().networks).toEqual({ eip155: 'eip155:137' })
})

test('S-135e: malformed messages are ignored', async () => {
  const { tabs, one } = openTwoTabs()
  const good = {
    version: 1,
    type: 'chain',
    namespace: 'eip155',
    caipNetworkId: 'eip155:137',
    tabId: 'x',
    time: 1,
  }
  const bad = [
    undefined,
    null,
    'text',
    { ...good, version: 2 },
    { ...good, type: 'consent' },
    { ...good, namespace: 'toString' },
    { ...good, namespace: 'solana' },
    { ...good, caipNetworkId: 'eip155' },
    { ...good, tabId: '' },
    { ...good, tabId: 'x'.repeat(257) },
    { ...good, time: 1.5 },
    { ...good, time: one.ports.now() + 60_001 },
    { ...good, type: 'theme', themeMode: 'sepia', themeVariables: {} },
    { ...good, type: 'theme', themeMode: 'dark', themeVariables: { color: 'red' } },
    { ...good, type: 'connect', connectorId: 7 },
  ]
  for (const message of bad) {
    expect(parseTabMessage(message, one.ports.now())).toBeUndefined()
    tabs.say(message)
  }
  await settle()
  expect(one.connection.getState().networks).toEqual({})
  expect(parseTabMessage(good, one.ports.now())).toEqual(good)
})

test('behavior: a restore that finishes after the other tab has disconnected changes nothing', async () => {
  const { one, two } = openTwoTabs()
  await connect(one, target)
  await disconnect(one)
  await settle()
  expect(getAccount(two).isConnected).toBe(false)
  expect(two.wallets.size).toBe(0)
})

test('S-135h: browser tabs use a BroadcastChannel', async () => {
  const sender = browserPorts.openChannel('latchkey-test')
  const receiver = browserPorts.openChannel('latchkey-test')
  const received = new Promise((resolve) => {
    const stop = receiver.subscribe((message) => {
      stop()
      resolve(message)
    })
  })
  const stop = sender.subscribe(() => {})
  sender.post({ hello: true })
  expect(await received).toEqual({ hello: true })
  stop()
})

test('S-135a, S-135b: wallet events in all tabs do not overwrite the choice stored by one tab', async () => {
  const tabs = createFakeTabs()
  const storage = createMemoryStorage()
  const wallets = [fakeWallet({ id: 'wallet.a' }), fakeWallet({ id: 'wallet.b' })] as const
  const open = (tabId: string) =>
    createTestKit({
      wallets,
      features: { multiWallet: true },
      ports: { storage, openChannel: tabs.openChannel, randomId: () => tabId },
    })
  const [one, two] = [open('a'), open('b')]
  const namespace = 'eip155'
  const readChoice = () =>
    ['@appkit/eip155:connected_connector_id', '@appkit/active_caip_network_id'].map(storage.getItem)
  await connect(one, { namespace, connectorId: 'wallet.a' })
  await connect(one, { namespace, connectorId: 'wallet.b' })
  await settle()
  await switchConnection(one, { namespace, connectorId: 'wallet.a' })
  expect(two.connection.getState().activeConnectors).toEqual({ eip155: 'wallet.b' })
  // Each wallet's event reaches both tabs.
  wallets[0].changeNetwork('eip155:137')
  await settle()
  expect(readChoice()).toEqual(['wallet.a', 'eip155:137'])
  wallets[1].changeNetwork('eip155:11155111')
  wallets[1].changeAccounts(['0x1111111111111111111111111111111111111111'])
  await settle()
  expect(readChoice()).toEqual(['wallet.a', 'eip155:137'])
  expect(one.connection.getState().networks).toEqual({ eip155: 'eip155:137' })
})
