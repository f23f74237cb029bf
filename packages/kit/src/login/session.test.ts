import { solana } from '@latchkey/core/networks'
import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { getAccount } from '../account/getAccount.ts'
import { switchNetwork } from '../networks/switchNetwork.ts'
import { startKit } from '../start/startKit.ts'
import { getActiveNetworkId } from '../state/getActiveNetwork.ts'
import { createFakeTabs } from '../testing/createFakeTabs.ts'
import { loginAddresses, refuseAsFrame } from '../testing/createLoginHandlers.ts'
import { type CreateTestKitOptions, createTestKit } from '../testing/createTestKit.ts'
import { createAdapters, threeNetworks } from '../testing/createWallets.ts'
import { fakeDirectory } from '../testing/fakeDirectory.ts'
import { fakeLoginFrame, startFrame } from '../testing/fakeLoginFrame.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { logIn } from '../testing/logIn.ts'
import { settle } from '../testing/settle.ts'
import { disconnect } from '../wallets/disconnect.ts'
import { connectEmail } from './email/connectEmail.ts'
import { isAuthConnected } from './isAuthConnected.ts'

const hang = () => new Promise<never>(() => {})
const loginKeys = ['EMAIL_LOGIN_USED_KEY', 'EMAIL', 'LAST_USED_CHAIN_KEY', 'SOCIAL_USERNAME']

/** Simulates a browser whose tabs share one storage. */
function createBrowser() {
  const storage = createMemoryStorage()
  const tabs = createFakeTabs()
  let id = 0
  const ports = { storage, openChannel: tabs.openChannel, randomId: () => `tab-${++id}` }
  const read = (name: string) => storage.getItem(`@appkit-wallet/${name}`)
  const open = (options: CreateTestKitOptions) =>
    createTestKit({ ...options, ports: { ...options.ports, ...ports } })
  return { storage, read, open }
}

async function leaveLoggedIn() {
  const browser = createBrowser()
  const kit = browser.open({ frame: fakeLoginFrame() })
  await logIn(kit)
  kit.test.stop()
  return browser
}

test('K-AUTH-12: a start with a stored login is connecting, then connected, without a prompt', async () => {
  const { open } = await leaveLoggedIn()
  const frame = fakeLoginFrame({ loggedIn: true })
  const kit = open({ frame, started: false })
  const statuses: (string | undefined)[] = []
  kit.connection.subscribe(({ status }) => statuses.push(status.eip155))
  startKit(kit)
  await startFrame(kit)
  expect(statuses.filter((status) => status && status !== 'reconnecting')).toEqual(
    expect.arrayContaining(['connecting', 'connected']),
  )
  expect(statuses).not.toContain('disconnected')
  expect(getAccount(kit)).toMatchObject({
    status: 'connected',
    address: loginAddresses.eoa,
    loginName: 'player@example.com',
  })
  expect(frame.getNames()).toEqual(['IS_CONNECTED', 'GET_USER'])
  expect(kit.events.getLast()?.data).toMatchObject({
    event: 'CONNECT_SUCCESS',
    properties: { method: 'email', reconnect: true },
  })
})

test('K-INIT-05: with a stored login the origin is checked at start, without one it is not', async () => {
  const { open } = await leaveLoggedIn()
  const directory = fakeDirectory({
    features: [{ id: 'social_login', config: ['email'] }],
    allowedOrigins: ['https://other.example'],
  })
  const options = { directoryUrl: directory.url, ports: { fetch: directory.fetch } }
  createTestKit({ ...options, frame: fakeLoginFrame() })
  await settle()
  expect(directory.asked).toEqual([])
  const kit = open({ ...options, frame: fakeLoginFrame({ loggedIn: true }) })
  await startFrame(kit)
  await import('../directory/later/index.ts')
  await settle()
  expect(kit.alerts.getState().alerts.map(({ message }) => message)).toEqual([
    'Invalid App Configuration',
  ])
})

test('K-INIT-13a: without a stored login no frame is created at start', async () => {
  const frame = fakeLoginFrame({ loggedIn: true })
  createTestKit({ frame })
  await settle()
  expect(frame.getLoadCount()).toBe(0)
})

test('K-AUTH-20: a check answered false clears the stored login and all its data', async () => {
  const { open, read, storage } = await leaveLoggedIn()
  const kit = open({ frame: fakeLoginFrame({ loggedIn: false }) })
  await startFrame(kit)
  expect(getAccount(kit)).toMatchObject({ status: 'disconnected', isConnected: false })
  expect(loginKeys.map(read)).toEqual([null, null, null, null])
  expect(storage.getItem('@appkit/connection_status')).toBe('disconnected')
})

test.each([
  ['fails', () => refuseAsFrame('An error occurred')],
  ['is not answered', hang],
])('K-AUTH-20: a check that %s keeps the stored login', async (_, check) => {
  const { open, read } = await leaveLoggedIn()
  const kit = open({ frame: fakeLoginFrame({ handlers: { IS_CONNECTED: async () => check() } }) })
  await startFrame(kit)
  kit.test.clock.advance(15_000)
  await settle()
  expect(getAccount(kit)).toMatchObject({ status: 'disconnected', isConnected: false })
  expect(read('EMAIL_LOGIN_USED_KEY')).toBe('true')
  kit.test.stop()
  const next = open({ frame: fakeLoginFrame({ loggedIn: true }) })
  await startFrame(next)
  expect(getAccount(next).isConnected).toBe(true)
})

test('K-AUTH-15a, K-AUTH-15b: disconnect clears storage, tells the frame, and takes at most 3 s', async () => {
  const { open, read } = createBrowser()
  const frame = fakeLoginFrame({ handlers: { SIGN_OUT: hang } })
  const kit = open({ frame })
  await logIn(kit)
  let isDone = false
  const ending = disconnect(kit).then(() => {
    isDone = true
  })
  // The implementation of the disconnect may still be loading.
  await expect.poll(() => loginKeys.map(read)).toEqual([null, null, null, null])
  await expect.poll(() => frame.getNames()).toContain('SIGN_OUT')
  expect(getAccount(kit)).toMatchObject({ status: 'disconnected', isConnected: false })
  kit.test.clock.advance(2_999)
  await settle()
  expect(isDone).toBe(false)
  kit.test.clock.advance(1)
  await ending
  expect(kit.events.getLast()?.data.event).toBe('DISCONNECT_SUCCESS')
})

test('K-AUTH-15a: after a disconnect another user can log in', async () => {
  const frame = fakeLoginFrame()
  const kit = createTestKit({ frame })
  await logIn(kit)
  await disconnect(kit)
  expect(frame.isLoggedIn()).toBe(false)
  await logIn(kit, 'other@example.com')
  expect(getAccount(kit).user?.email).toBe('other@example.com')
})

function createTwo(options: Parameters<typeof fakeLoginFrame>[0] = {}) {
  const frame = fakeLoginFrame(options)
  const adapters = createAdapters([])
  const kit = createTestKit({
    frame,
    networks: threeNetworks,
    adapters: [adapters.eip155, adapters.solana, adapters.bip122],
  })
  return { frame, kit }
}

test('K-AUTH-15d: one login covers every namespace with an adapter, and ends in all of them', async () => {
  const { kit, frame } = createTwo()
  await logIn(kit)
  const { status, connections } = kit.connection.getState()
  expect(connections.map(({ namespace }) => namespace)).toEqual(['eip155', 'solana'])
  expect(status).toMatchObject({ eip155: 'connected', solana: 'connected' })
  expect(getAccount(kit, { namespace: 'solana' })).toMatchObject({
    address: loginAddresses.solana,
    preferredAccountType: 'eoa',
  })
  await disconnect(kit, { namespace: 'solana' })
  expect(kit.connection.getState().connections).toEqual([])
  expect(kit.connection.getState().status).toMatchObject({
    eip155: 'disconnected',
    solana: 'disconnected',
  })
  expect(frame.getNames().filter((name) => name === 'SIGN_OUT')).toHaveLength(1)
})

test("behavior: a namespace without the frame's answer is omitted and raises an alert", async () => {
  const { kit } = createTwo({
    handlers: {
      GET_USER: async (payload) =>
        typeof payload?.chainId === 'string'
          ? refuseAsFrame('no')
          : { address: loginAddresses.eoa, chainId: 1 },
    },
  })
  await logIn(kit)
  expect(kit.connection.getState().connections).toHaveLength(1)
  expect(kit.connection.getState().status.solana).toBe('disconnected')
  expect(kit.alerts.getState().alerts).toMatchObject([
    { message: 'Inactive Namespace Not Connected', variant: 'warning' },
  ])
})

test('K-CHAIN-08: a network switch asks the frame, then requests the account there', async () => {
  const frame = fakeLoginFrame()
  const kit = createTestKit({ frame })
  await logIn(kit)
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  expect(frame.getNames().slice(-2)).toEqual(['SWITCH_NETWORK', 'GET_USER'])
  expect(frame.requests.at(-2)?.payload).toMatchObject({ chainId: 137 })
  expect(frame.requests.at(-1)?.payload).toMatchObject({ chainId: 137 })
  expect(getActiveNetworkId(kit)).toBe('eip155:137')
  expect(getAccount(kit).caipAddress).toBe(`eip155:137:${loginAddresses.eoa}`)
  expect(kit.ports.storage.getItem('@appkit-wallet/LAST_USED_CHAIN_KEY')).toBe('137')
})

test('K-CHAIN-08: on a network without smart accounts the other account becomes active', async () => {
  const kit = createTestKit({ frame: fakeLoginFrame({ smartNetworks: [1] }) })
  await logIn(kit)
  expect(getAccount(kit).address).toBe(loginAddresses.smartAccount)
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  expect(getAccount(kit)).toMatchObject({
    address: loginAddresses.eoa,
    preferredAccountType: 'eoa',
  })
})

test('error: a switch that the frame refuses changes nothing', async () => {
  const frame = fakeLoginFrame({ handlers: { SWITCH_NETWORK: async () => refuseAsFrame('no') } })
  const kit = createTestKit({ frame })
  await logIn(kit)
  await expect(switchNetwork(kit, { caipNetworkId: 'eip155:137' })).rejects.toMatchObject({
    code: 'frame_refused',
  })
  expect(getActiveNetworkId(kit)).toBe('eip155:1')
})

test('K-NET-07: a login switches between eip155 and solana, and its account with it', async () => {
  const { kit } = createTwo()
  await logIn(kit)
  await switchNetwork(kit, { caipNetworkId: solana.caipNetworkId })
  expect(getAccount(kit)).toMatchObject({ namespace: 'solana', address: loginAddresses.solana })
})

test('S-135a: a second tab adopts a login and ends it together with the first tab', async () => {
  const { open, read } = createBrowser()
  const one = open({ frame: fakeLoginFrame() })
  const otherFrame = fakeLoginFrame({ loggedIn: true })
  const two = open({ frame: otherFrame })
  await logIn(one)
  await startFrame(two)
  expect(getAccount(two)).toMatchObject({ address: loginAddresses.eoa, status: 'connected' })
  await disconnect(one)
  await settle()
  expect(isAuthConnected(two)).toBe(false)
  expect(read('EMAIL_LOGIN_USED_KEY')).toBeNull()
  // The frame's document still holds the old session, so the next login loads a new document.
  two.test.clock.advance(0)
  expect(otherFrame.page.nodes).toHaveLength(0)
  expect(otherFrame.getNames()).not.toContain('SIGN_OUT')
  await logIn(two)
  expect(isAuthConnected(two)).toBe(true)
})

test('K-PROF-09: a login replaces a wallet, and a wallet replaces a login', async () => {
  const wallet = fakeWallet()
  const frame = fakeLoginFrame()
  const kit = createTestKit({ frame, connected: wallet })
  await logIn(kit)
  expect(kit.connection.getState().connections.map(({ connector }) => connector.id)).toEqual([
    'AUTH',
  ])
  const { connect } = await import('../connect/connect.ts')
  await connect(kit, { connectorId: 'test.wallet', namespace: 'eip155' })
  await settle()
  expect(isAuthConnected(kit)).toBe(false)
  expect(frame.isLoggedIn()).toBe(false)
})

test('K-AUTH-09: a second login is refused while one is connected', async () => {
  const kit = createTestKit({ frame: fakeLoginFrame({ action: 'CONNECT' }) })
  await logIn(kit)
  await expect(connectEmail(kit, { email: 'other@example.com' })).rejects.toMatchObject({
    code: 'connector_already_connected',
  })
})

test('K-AUTH-15c, S-101: a sign-out removes name and e-mail from storage; the login method stays', async () => {
  const { storage, open } = createBrowser()
  const kit = open({ frame: fakeLoginFrame(), features: { multiWallet: true } })
  await logIn(kit)
  expect(storage.getItem('@appkit/connections')).toContain('player@example.com')
  await disconnect(kit)
  const stored = storage.getItem('@appkit/connections')
  expect(stored).toContain(loginAddresses.eoa)
  expect(stored).toContain('"name":"email"')
  expect(JSON.stringify(storage.entries())).not.toContain('player@example.com')
})

function updateSession(frame: ReturnType<typeof fakeLoginFrame>): void {
  const message = { type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'hint' } }
  frame.hostWindow.target.postMessage(message, '*')
}

test('K-AUTH-12: a session that the frame renewed is read again, with its email address', async () => {
  let email = 'player@example.com'
  const { open } = createBrowser()
  const frame = fakeLoginFrame({
    handlers: {
      GET_USER: async () => ({ address: loginAddresses.eoa, chainId: 1, email }),
    },
  })
  const kit = open({ frame })
  await logIn(kit)
  const before = frame.getNames().length
  email = 'mira@example.com'
  updateSession(frame)
  updateSession(frame)
  await expect.poll(() => getAccount(kit).loginName).toBe('mira@example.com')
  expect(frame.getNames().slice(before)).toEqual(['IS_CONNECTED', 'GET_USER'])
})

test('K-AUTH-20: a changed session ends the login only if the frame reports a sign-out', async () => {
  let answer: () => Promise<{ isConnected: boolean }> = async () =>
    refuseAsFrame('An error occurred')
  const { open } = createBrowser()
  const frame = fakeLoginFrame({ handlers: { IS_CONNECTED: () => answer() } })
  const kit = open({ frame })
  await logIn(kit)
  updateSession(frame)
  await settle()
  expect(getAccount(kit).isConnected).toBe(true)
  answer = async () => ({ isConnected: false })
  updateSession(frame)
  await expect.poll(() => getAccount(kit).isConnected).toBe(false)
})
