import { ServiceUnreachableError } from '@latchkey/core'
import { createMemoryStorage } from '@latchkey/core/testing'
import { fakeWalletConnect } from '@latchkey/walletconnect/testing'
import { expect, test } from 'vitest'
import { getAccount } from '../../account/getAccount.ts'
import { connect } from '../../connect/connect.ts'
import { openWalletApp } from '../../links/openWalletApp.ts'
import { rememberLink } from '../../links/rememberLink.ts'
import { isNetworkDisabled } from '../../networks/isNetworkDisabled.ts'
import { sortNetworks } from '../../networks/sortNetworks.ts'
import { openModal } from '../../start/openModal.ts'
import { closeAlert } from '../../state/showAlert.ts'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestKit, fakePorts, type TestKit } from '../../testing/createTestKit.ts'
import {
  createAdapters,
  createWalletOf,
  threeNamespaces,
  threeNetworks,
} from '../../testing/createWallets.ts'
import { fakeWallet } from '../../testing/fakeWallet.ts'
import { settle } from '../../testing/settle.ts'
import { disconnect } from '../../wallets/disconnect.ts'
import { pair } from '../pair.ts'

type FakeOptions = NonNullable<Parameters<typeof fakeWalletConnect>[0]>
type KitOptions = NonNullable<Parameters<typeof createTestKit>[0]>

const [mainnet, polygon] = threeNamespaces.eip155
const evm = { networkIds: [mainnet.caipNetworkId], accounts: [{ address: '0x1' }] }
const sol = {
  networkIds: [threeNamespaces.solana[0].caipNetworkId],
  accounts: [{ address: 'sol1' }],
}

/**
 * Creates a kit and a fake WalletConnect wallet. Unless `answer` is set, the wallet waits for the
 * test to approve or reject.
 */
function createPair(options: FakeOptions = {}, config: KitOptions = {}) {
  const clock = createManualClock()
  const remote = fakeWalletConnect({ answer: 'wait', now: clock.now, ...options })
  const { now, setTimer } = clock
  const kit = createTestKit({
    walletConnect: remote.walletConnect,
    ...config,
    ports: { now, setTimer, ...config.ports },
  })
  return { kit, remote, clock }
}

const overThree = { networks: threeNetworks, adapters: Object.values(createAdapters([])) }

function watchEvents(kit: TestKit) {
  const events: unknown[] = []
  kit.events.subscribe(({ data }) => events.push([data.event, data.properties]))
  return events
}

const getPairing = (kit: TestKit) => kit.connection.getState().pairing
const getNamespaces = (kit: TestKit) =>
  kit.connection.getState().connections.map(({ namespace }) => namespace)

test('K-WC-01: a pending pairing shows, then the wallet connects with its name', async () => {
  const { kit, remote } = createPair({ peerName: 'Phone Wallet' })
  const events = watchEvents(kit)
  const pairing = pair(kit)
  await settle()
  expect(getPairing(kit)?.uri).toBe(remote.uris[0])
  expect(getAccount(kit).status).toBe('connecting')
  remote.approve()
  expect(await pairing).toMatchObject([
    { namespace: 'eip155', connector: { id: 'walletConnect', name: 'Phone Wallet' } },
  ])
  expect(getPairing(kit)).toBeUndefined()
  expect(getAccount(kit)).toMatchObject({ status: 'connected', isConnected: true })
  expect(events).toEqual([
    [
      'CONNECT_SUCCESS',
      { method: 'qrcode', name: 'Phone Wallet', view: 'ConnectingWalletConnect' },
    ],
  ])
})

test('S-132h: a pairing shows as away while the relay is lost; a new one does not', async () => {
  const { kit, remote } = createPair()
  pair(kit).catch(() => undefined)
  await settle()
  expect(getPairing(kit)?.away).toBeFalsy()
  remote.reachRelay(false)
  expect(getPairing(kit)).toMatchObject({ uri: remote.uris[0], away: true })
  remote.reachRelay(true)
  expect(getPairing(kit)).toMatchObject({ uri: remote.uris[0], away: false })
  remote.reachRelay(false)
  pair(kit, { fresh: true }).catch(() => undefined)
  await settle()
  expect(getPairing(kit)?.uri).toBe(remote.uris[1])
  expect(getPairing(kit)?.away).toBeFalsy()
})

test('K-WC-01: the WalletConnect connector exists per configured namespace and loads nothing', () => {
  const { kit } = createPair({}, overThree)
  expect(kit.connection.getState().connectors).toMatchObject(
    ['eip155', 'solana', 'bip122'].map((namespace) => ({
      id: 'walletConnect',
      type: 'WALLET_CONNECT',
      namespace,
    })),
  )
  expect(createTestKit().connection.getState().connectors).toEqual([])
})

test('K-WC-02: a pairing is shared until 10 s are left, then a new one replaces it', async () => {
  const { kit, remote, clock } = createPair()
  const first = pair(kit)
  const replaced = expect(first).rejects.toMatchObject({ code: 'attempt_superseded' })
  await settle()
  clock.advance(229_999)
  const second = pair(kit)
  const alsoReplaced = expect(second).rejects.toMatchObject({ code: 'attempt_superseded' })
  await settle()
  expect(remote.uris).toHaveLength(1)
  clock.advance(1)
  const third = pair(kit)
  await settle()
  expect(remote.uris).toHaveLength(2)
  expect(getPairing(kit)?.uri).toBe(remote.uris[1])
  await Promise.all([replaced, alsoReplaced])
  remote.approve()
  await third
})

test('S-133a, S-132f, K-WC-02: after 4 minutes the pairing ends, and with it "connecting"', async () => {
  const { kit, clock } = createPair()
  const refused = expect(pair(kit)).rejects.toMatchObject({ code: 'request_timed_out' })
  await settle()
  clock.advance(239_999)
  expect(getAccount(kit).status).toBe('connecting')
  clock.advance(1)
  await refused
  expect(getPairing(kit)).toBeUndefined()
  expect(getAccount(kit).status).toBe('disconnected')
  expect(clock.getTimerCount()).toBe(0)
})

test('S-133a: a relay that does not answer ends "connecting" after 30 s', async () => {
  const remote = fakeWalletConnect()
  const silent = { ...remote.walletConnect, pair: () => new Promise<never>(() => {}) }
  const kit = createTestKit({ walletConnect: silent })
  const refused = expect(pair(kit)).rejects.toMatchObject({ code: 'unreachable' })
  await settle()
  kit.test.clock.advance(30_000)
  await refused
  expect(getAccount(kit).status).toBe('disconnected')
})

test('behavior: StrictMode unmounts and mounts again with one client and one pairing', async () => {
  const clock = createManualClock()
  const remote = fakeWalletConnect({ answer: 'wait', now: clock.now })
  let clients = 0
  const loadWalletConnect: NonNullable<TestKit['ports']['loadWalletConnect']> = async () => ({
    createWalletConnect: async () => {
      clients += 1
      return remote.walletConnect
    },
    createUniversalWallet: () => {
      throw new Error('There is an adapter.')
    },
  })
  const kit = createTestKit({
    relayUrl: 'wss://relay.example',
    ports: { loadWalletConnect, now: clock.now, setTimer: clock.setTimer },
  })
  const first = new AbortController()
  const left = expect(pair(kit, { signal: first.signal })).rejects.toBeDefined()
  await settle()
  first.abort()
  const second = pair(kit)
  await left
  await settle()
  clock.advance(1_000)
  remote.approve()
  expect(await second).toHaveLength(1)
  expect([clients, remote.uris.length]).toEqual([1, 1])
})

test.each([-3_600_000, 3_600_000])(
  'S-137: a clock that is set by %i ms neither ends nor prolongs a pairing',
  async (ms) => {
    const clock = createManualClock()
    const { elapsed, now, setTimer } = clock
    const { kit, remote } = createPair({ now }, { ports: { elapsed, now, setTimer } })
    const first = expect(pair(kit)).rejects.toMatchObject({ code: 'request_timed_out' })
    await settle()
    clock.setBy(ms)
    const second = expect(pair(kit)).rejects.toMatchObject({ code: 'request_timed_out' })
    await settle()
    expect(remote.uris).toHaveLength(1)
    clock.advance(239_999)
    expect(getPairing(kit)?.uri).toBe(remote.uris[0])
    clock.advance(1)
    await Promise.all([first, second])
  },
)

test('S-134d: a pairing without callers ends within 300 ms', async () => {
  const { kit, clock } = createPair()
  const caller = new AbortController()
  const left = expect(pair(kit, { signal: caller.signal })).rejects.toBeDefined()
  await settle()
  caller.abort()
  await left
  clock.advance(299)
  await settle()
  expect(getPairing(kit)).toBeUndefined()
  expect(getAccount(kit).status).toBe('disconnected')
  expect(clock.getTimerCount()).toBe(0)
})

test('K-MODAL-05: closing ends the pairing; the next opening shows a new one', async () => {
  const { kit, remote } = createPair()
  const asked: (boolean | undefined)[] = []
  const { pair: pairRemote } = remote.walletConnect
  Object.assign(remote.walletConnect, {
    pair: (parameters: Parameters<typeof pairRemote>[0]) => {
      asked.push(parameters.fresh)
      return pairRemote(parameters)
    },
  })
  openModal(kit)
  const refused = expect(pair(kit)).rejects.toMatchObject({ code: 'modal_closed' })
  await settle()
  kit.modal.send({ type: 'close', connected: false })
  expect(getPairing(kit)).toBeUndefined()
  await refused
  pair(kit).catch(() => undefined)
  await settle()
  expect(asked).toEqual([false, true])
})

test('K-WC-06: approved networks come first, others are disabled; MetaMask supports all of them', async () => {
  const { kit, remote } = createPair(
    { accounts: { eip155: { ...evm, networkIds: ['eip155:137'] } } },
    { ...overThree },
  )
  const pairing = pair(kit)
  await settle()
  remote.approve()
  await pairing
  expect(sortNetworks(kit)[0]).toBe(polygon)
  const disabled = threeNetworks.filter((network) => isNetworkDisabled(kit, network))
  expect(disabled).toEqual([mainnet])

  const all = createPair({ answer: 'approve', peerName: 'MetaMask Wallet' })
  await pair(all.kit)
  expect(isNetworkDisabled(all.kit, polygon)).toBe(false)
})

test('K-WC-07: a session becomes one connection per namespace that has accounts', async () => {
  const { kit } = createPair(
    { answer: 'approve', accounts: { eip155: evm, solana: sol } },
    overThree,
  )
  await pair(kit)
  expect(getNamespaces(kit)).toEqual(['eip155', 'solana'])
  expect(getAccount(kit, { namespace: 'solana' }).address).toBe('sol1')
  expect(kit.connection.getState()).toMatchObject({
    activeNamespace: 'eip155',
    status: { eip155: 'connected', solana: 'connected', bip122: 'disconnected' },
  })
})

test('K-WC-07: a namespace that the wallet adds joins, one that it removes ends alone', async () => {
  const { kit, remote } = createPair(
    { answer: 'approve', accounts: { eip155: evm } },
    { ...overThree, features: { multiWallet: true } },
  )
  await pair(kit)
  remote.updateSession({ eip155: evm, solana: sol })
  await settle()
  expect(getNamespaces(kit)).toEqual(['eip155', 'solana'])
  remote.updateSession({ solana: sol })
  await settle()
  remote.updateSession({ eip155: evm, solana: sol })
  await settle()
  expect(kit.ports.storage.getItem('@appkit/disconnected_connector_ids')).toBeNull()
  remote.updateSession({ solana: sol })
  await settle()
  expect(getNamespaces(kit)).toEqual(['solana'])
  expect(kit.connection.getState().status).toMatchObject({ eip155: 'disconnected' })
})

test('K-WC-08: a refusal is tracked and changes nothing, and a second try works', async () => {
  const { kit, remote } = createPair()
  const events = watchEvents(kit)
  const refused = expect(pair(kit)).rejects.toMatchObject({ code: 'connection_rejected' })
  await settle()
  remote.reject()
  await refused
  expect(events).toMatchObject([['USER_REJECTED', {}]])
  expect(kit.connection.getState()).toMatchObject({
    connections: [],
    pairing: undefined,
    status: { eip155: 'disconnected' },
  })
  const again = pair(kit, { fresh: true })
  await settle()
  remote.approve()
  expect(await again).toHaveLength(1)
})

test.each([
  ['Unauthorized: origin not allowed', 'Invalid App Configuration'],
  ['Unauthorized: invalid key', 'Invalid Project ID'],
  ['JWT validation error: JWT Token is not yet valid', 'Session Expired'],
])('K-EVT-06: a relay that says "%s" shows the alert "%s"', async (message, alert) => {
  const { remote } = createPair()
  const cause = new Error(message)
  const refusing = {
    ...remote.walletConnect,
    pair: () => Promise.reject(new ServiceUnreachableError({ host: 'relay.example', cause })),
  }
  const kit = createTestKit({ walletConnect: refusing })
  const events = watchEvents(kit)
  const shown = () => kit.alerts.getState().alerts.map((each) => each.message)
  openModal(kit, { view: 'ConnectingWalletConnect' })
  await expect(pair(kit)).rejects.toMatchObject({ code: 'relay_refused', cause: { cause } })
  expect(shown()).toEqual([alert])
  expect(events.at(-1)).toMatchObject(['CONNECT_ERROR', {}])
  // The failed page is left, and the cause remains.
  kit.modal.send({ type: 'back', connected: false })
  expect(shown()).toEqual([alert])
  for (const { code } of kit.alerts.getState().alerts) closeAlert(kit, { code })
  for (const _ of [1, 2]) await expect(pair(kit)).rejects.toThrow()
  expect(shown()).toEqual([alert])
})

test('K-EVT-06: the alert about the project closes once the relay accepts the app', async () => {
  const { remote } = createPair()
  let refuses = true
  const cause = new Error('Unauthorized: invalid key')
  const walletConnect: typeof remote.walletConnect = {
    ...remote.walletConnect,
    pair: (parameters) =>
      refuses
        ? Promise.reject(new ServiceUnreachableError({ host: 'relay.example', cause }))
        : remote.walletConnect.pair(parameters),
  }
  const kit = createTestKit({ walletConnect })
  await expect(pair(kit)).rejects.toMatchObject({ reason: 'invalid_project_id' })
  refuses = false
  const pairing = pair(kit)
  await settle()
  expect(kit.connection.getState().pairing).toBeDefined()
  expect(kit.alerts.getState().alerts).toEqual([])
  remote.approve()
  await pairing
})

test('K-WC-09: a session deleted by the wallet ends all namespaces with one event', async () => {
  const { kit, remote } = createPair(
    { answer: 'approve', accounts: { eip155: evm, solana: sol } },
    overThree,
  )
  await pair(kit)
  const events = watchEvents(kit)
  remote.deleteSession()
  remote.deleteSession()
  expect(getNamespaces(kit)).toEqual([])
  expect(events).toEqual([['DISCONNECT_SUCCESS', { namespace: 'all' }]])
  await disconnect(kit, { id: 'walletConnect' })
  expect(events).toHaveLength(1)
})

test('behavior: after the last session has ended the active namespace stays active', async () => {
  const { kit, remote } = createPair(
    { answer: 'approve', accounts: { eip155: evm, solana: sol } },
    overThree,
  )
  await pair(kit)
  expect(kit.connection.getState().activeNamespace).toBe('eip155')
  remote.deleteSession()
  expect(kit.connection.getState().activeNamespace).toBe('eip155')
})

test('K-WC-09: an expired session ends too', async () => {
  const { kit, remote } = createPair({ answer: 'approve' })
  await pair(kit)
  remote.expireSession()
  expect(getAccount(kit).status).toBe('disconnected')
})

test('K-WC-09: disconnecting one namespace ends the whole session and keeps other wallets', async () => {
  const injected = createWalletOf('bip122', 'a')
  const { kit, remote } = createPair(
    { answer: 'approve', accounts: { eip155: evm, solana: sol } },
    { networks: threeNetworks, adapters: Object.values(createAdapters([injected])) },
  )
  await connect(kit, { connectorId: 'a', namespace: 'bip122' })
  await pair(kit)
  await disconnect(kit, { namespace: 'solana' })
  expect(getNamespaces(kit)).toEqual(['bip122'])
  expect(remote.isConnected()).toBe(false)
})

test('K-PROF-09: without multi-wallet a session replaces the previous wallet, and the reverse', async () => {
  const wallet = fakeWallet()
  const { kit, remote } = createPair({ answer: 'approve' }, { wallets: [wallet] })
  const target = { connectorId: 'test.wallet', namespace: 'eip155' } as const
  await connect(kit, target)
  await pair(kit)
  await settle()
  const getIds = () => kit.connection.getState().connections.map(({ connector }) => connector.id)
  expect(getIds()).toEqual(['walletConnect'])
  expect(wallet.requests).toEqual(['connect', 'disconnect'])
  await connect(kit, target)
  await settle()
  expect(getIds()).toEqual(['test.wallet'])
  expect(remote.isConnected()).toBe(false)
})

test('behavior: a new session replaces the previous one in every namespace', async () => {
  const { kit, remote } = createPair(
    { answer: 'approve', accounts: { eip155: evm, solana: sol } },
    overThree,
  )
  await pair(kit)
  const { pair: pairRemote } = remote.walletConnect
  const second = fakeWalletConnect({ accounts: { solana: sol }, peerName: 'Second' })
  Object.assign(remote.walletConnect, { pair: second.walletConnect.pair })
  await pair(kit)
  await settle()
  expect(getNamespaces(kit)).toEqual(['solana'])
  expect(getAccount(kit).connectedWalletInfo?.name).toBe('Second')
  expect([remote.isConnected(), second.isConnected()]).toEqual([false, true])
  Object.assign(remote.walletConnect, { pair: pairRemote })
})

test('K-MOB-05: a wallet opened by a link is stored as recent and as choice once connected', async () => {
  const storage = createMemoryStorage()
  const { kit, remote } = createPair({}, { ports: { storage } })
  const events = watchEvents(kit)
  const wallet = { id: 'w1', name: 'Phone', mobileLink: 'phone://', order: 3 }
  const pairing = pair(kit, { wallet })
  await settle()
  rememberLink(kit, { name: 'Phone', href: 'phone://' })
  expect(storage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toBeNull()
  remote.approve()
  await pairing
  expect(JSON.parse(storage.getItem('WALLETCONNECT_DEEPLINK_CHOICE') ?? '')).toEqual({
    name: 'Phone',
    href: 'phone://',
  })
  expect(JSON.parse(storage.getItem('@appkit/recent_wallets') ?? '')).toEqual([
    { id: 'w1', name: 'Phone', mobile_link: 'phone://', order: 3 },
  ])
  expect(kit.connection.getState().recentWallets).toEqual([wallet])
  expect(events).toMatchObject([['CONNECT_SUCCESS', { method: 'mobile', walletRank: 3 }]])
  await disconnect(kit)
  expect(storage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toBeNull()
  expect(storage.getItem('@appkit/recent_wallet')).toBeNull()
  expect(storage.getItem('@appkit/recent_wallets')).not.toBeNull()
})

test('K-MOB-05: a link opened for another pairing is not stored as the choice', async () => {
  const { kit, remote } = createPair()
  const replaced = expect(pair(kit)).rejects.toMatchObject({ code: 'attempt_superseded' })
  await settle()
  rememberLink(kit, { name: 'Phone', href: 'phone://' })
  const pairing = pair(kit, { fresh: true })
  await settle()
  remote.approve()
  await Promise.all([pairing, replaced])
  expect(kit.ports.storage.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toBeNull()
})

test('K-CONN-06: at most two recent directory wallets are stored, each only once', async () => {
  const { kit, remote } = createPair({ answer: 'approve' })
  for (const id of ['a', 'b', 'b', 'c', 'b']) {
    await pair(kit, { wallet: { id, name: id } })
    await disconnect(kit)
  }
  expect(kit.connection.getState().recentWallets.map(({ id }) => id)).toEqual(['c', 'b'])
  expect(remote.isConnected()).toBe(false)
})

test('behavior: connecting the WalletConnect connector starts a pairing', async () => {
  const { kit } = createPair({ answer: 'approve' })
  const target = { connectorId: 'walletConnect', namespace: 'eip155' } as const
  expect(await connect(kit, target)).toMatchObject({ namespace: 'eip155' })
})

test('error: no relay is configured', async () => {
  const kit = createTestKit()
  await expect(pair(kit)).rejects.toMatchObject({ code: 'connector_not_found' })
  expect(getAccount(kit).status).toBe('disconnected')
})

test('K-MOB-07: a prepared pairing exists before a caller waits, and the caller shares it', async () => {
  const { kit, remote, clock } = createPair()
  const list = new AbortController()
  const ahead = expect(pair(kit, { ahead: true, signal: list.signal })).rejects.toBeDefined()
  await settle()
  expect(getPairing(kit)?.uri).toBe(remote.uris[0])
  expect(getAccount(kit).status).toBe('disconnected')
  const pairing = pair(kit)
  await settle()
  list.abort()
  await ahead
  clock.advance(1_000)
  await settle()
  expect(getAccount(kit).status).toBe('connecting')
  expect(remote.uris).toHaveLength(1)
  remote.approve()
  expect(await pairing).toHaveLength(1)
})

test('K-MOB-07: once a prepared pairing exists, a tap opens a wallet with it', async () => {
  const opened: string[] = []
  const { page } = fakePorts()
  const { kit, remote } = createPair(
    {},
    {
      ports: {
        page: { ...page, device: () => ({ ...page.device(), os: 'ios', mobile: true }) },
        openWindow: (url) => {
          opened.push(url)
          return null
        },
      },
    },
  )
  const ahead = pair(kit, { ahead: true })
  await settle()
  expect(getPairing(kit)).toBeDefined()
  expect(openWalletApp(kit, { id: 'amber', name: 'Amber', mobileLink: 'amber://' })).toBe('pairing')
  expect(opened).toEqual([`amber://wc?uri=${encodeURIComponent(remote.uris[0] ?? '')}`])
  remote.approve()
  await ahead
})

test('K-MOB-07: going back to the list stops waiting; the pairing stays prepared', async () => {
  const { kit, remote, clock } = createPair()
  const view = new AbortController()
  const ahead = pair(kit, { ahead: true })
  const left = expect(pair(kit, { signal: view.signal })).rejects.toBeDefined()
  await settle()
  view.abort()
  await left
  clock.advance(299)
  expect(getAccount(kit).status).toBe('disconnected')
  expect(getPairing(kit)?.uri).toBe(remote.uris[0])
  remote.approve()
  expect(await ahead).toHaveLength(1)
})

test('K-MOB-07: a pairing that cannot be prepared fails without a report', async () => {
  const remote = fakeWalletConnect()
  const silent = { ...remote.walletConnect, pair: () => new Promise<never>(() => {}) }
  const kit = createTestKit({ walletConnect: silent })
  const events = watchEvents(kit)
  const refused = expect(pair(kit, { ahead: true })).rejects.toMatchObject({ code: 'unreachable' })
  await settle()
  kit.test.clock.advance(30_000)
  await refused
  expect(events).toEqual([])
  expect(kit.alerts.getState().alerts).toEqual([])
})
