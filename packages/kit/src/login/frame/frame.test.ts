import { frameLoadTimeoutMs } from '@latchkey/core'
import { expect, test } from 'vitest'
import { getAccount } from '../../account/getAccount.ts'
import { setThemeMode, setThemeVariables } from '../../tabs/setTheme.ts'
import { loginAddresses } from '../../testing/createLoginHandlers.ts'
import { createTestKit, fakePorts } from '../../testing/createTestKit.ts'
import { fakeLoginFrame, startFrame } from '../../testing/fakeLoginFrame.ts'
import { logIn } from '../../testing/logIn.ts'
import { settle } from '../../testing/settle.ts'
import { connectEmail } from '../email/connectEmail.ts'
import { isLoginPossible } from './frameUrl.ts'
import { openApprovalWindow } from './openApprovalWindow.ts'
import { needsFrameFirst, preloadFrame } from './preloadFrame.ts'
import { toLocalized } from './toLocalized.ts'

const email = 'player@example.com'
const hang = () => new Promise<never>(() => {})
const read = (kit: ReturnType<typeof createTestKit>, name: string) =>
  kit.ports.storage.getItem(`@appkit-wallet/${name}`)

test('K-AUTH-13a, K-AUTH-13b, K-AUTH-13c: the first login creates one hidden frame with its id', async () => {
  const frame = fakeLoginFrame()
  const kit = createTestKit({ frame })
  await settle()
  expect(frame.page.nodes).toHaveLength(0)
  await logIn(kit)
  kit.connection.setState({ connections: [] })
  await settle()
  expect(frame.page.getAppendCount()).toBe(1)
  expect(frame.page.nodes[0]?.id).toBe('w3m-iframe')
  expect(frame.page.nodes[0]?.styles['display']).toBe('none')
})

test("K-AUTH-13a, K-INIT-02b: a named kit prefixes the frame's id with its name", async () => {
  const frame = fakeLoginFrame()
  await logIn(createTestKit({ frame, name: 'second' }))
  expect(frame.page.nodes[0]?.id).toBe('second-w3m-iframe')
})

test('K-AUTH-17: the address carries project, network, version, logger and RPC address', async () => {
  const frame = fakeLoginFrame()
  const kit = createTestKit({ frame })
  await logIn(kit)
  const query = Object.fromEntries(new URL(frame.page.nodes[0]?.src ?? '').searchParams)
  expect(query).toEqual({
    projectId: 'test',
    chainId: 'eip155:1',
    version: '4',
    enableLogger: 'true',
    rpcUrl: kit.config.networks[0].rpcUrls.default.http[0],
  })
})

test("behavior: the frame receives the app's data and its theme, also when they change", async () => {
  const frame = fakeLoginFrame()
  const kit = createTestKit({ frame, metadata: { name: 'Arena', url: 'https://lies.example' } })
  await logIn(kit)
  setThemeMode(kit, 'light')
  await settle()
  const payloads = (name: string) =>
    frame.requests.filter((request) => request.name === name).map(({ payload }) => payload)
  expect(payloads('SYNC_DAPP_DATA')).toMatchObject([
    { projectId: 'test', metadata: { name: 'Arena', url: 'https://app.example' } },
  ])
  expect(payloads('SYNC_THEME')).toMatchObject([{ themeMode: 'dark' }, { themeMode: 'light' }])
})

test('K-API-09b, K-THEME-02b: the frame receives variables and mode at start and on each change', async () => {
  const frame = fakeLoginFrame()
  const kit = createTestKit({ frame, themeVariables: { '--w3m-accent': '#111111' } })
  await logIn(kit)
  setThemeVariables(kit, { '--apkt-accent': '#222222' })
  setThemeMode(kit, 'light')
  await settle()
  const told = frame.requests.flatMap(({ name, payload }) =>
    name === 'SYNC_THEME' ? [payload] : [],
  )
  const both = { '--w3m-accent': '#111111', '--apkt-accent': '#222222' }
  expect(told).toMatchObject([
    { themeMode: 'dark', themeVariables: { '--w3m-accent': '#111111' } },
    { themeMode: 'dark', themeVariables: both },
    { themeMode: 'light', themeVariables: both },
  ])
})

test('K-AUTH-14a, K-AUTH-14c, K-AUTH-18: no frame within 20 s: alert, login rejects, retry works', async () => {
  const frame = fakeLoginFrame({ mode: 'silent' })
  const kit = createTestKit({ frame })
  const first = connectEmail(kit, { email })
  first.catch(() => undefined)
  await startFrame(kit)
  kit.test.clock.advance(20_000)
  await expect(first).rejects.toThrow('Unable to load email login dependency')
  expect(kit.alerts.getState().alerts).toMatchObject([
    { code: 'embedded_wallet_not_loaded', message: 'Could not load embedded wallet' },
  ])
  frame.setMode('ready')
  const second = connectEmail(kit, { email })
  await startFrame(kit)
  expect(await second).toBe('otp')
})

test('K-AUTH-14b, K-AUTH-14c, K-AUTH-18: a login without answer for 120 s: alert, retry works', async () => {
  let answers = false
  const frame = fakeLoginFrame({
    handlers: { CONNECT_EMAIL: async () => (answers ? { action: 'VERIFY_OTP' } : hang()) },
  })
  const kit = createTestKit({ frame })
  const first = connectEmail(kit, { email })
  first.catch(() => undefined)
  await startFrame(kit)
  kit.test.clock.advance(120_000)
  await expect(first).rejects.toMatchObject({ code: 'frame_aborted' })
  expect(kit.alerts.getState().alerts).toMatchObject([
    { code: 'request_timed_out', message: 'Request Timed Out' },
  ])
  answers = true
  expect(await connectEmail(kit, { email })).toBe('otp')
})

test('K-AUTH-18: a frame that refuses this origin raises its alert and the login rejects', async () => {
  const frame = fakeLoginFrame({ mode: 'refused' })
  const kit = createTestKit({ frame })
  const login = connectEmail(kit, { email })
  login.catch(() => undefined)
  await startFrame(kit)
  await expect(login).rejects.toMatchObject({ code: 'unverified_domain' })
  expect(kit.alerts.getState().alerts).toMatchObject([
    { code: 'unverified_domain', message: 'Unverified Domain' },
  ])
  expect(frame.getNames()).toEqual([])
})

test('K-AUTH-11: on a network with smart accounts the login uses one, unless stored otherwise', async () => {
  const kit = createTestKit({ frame: fakeLoginFrame({ smartNetworks: [1] }) })
  await logIn(kit)
  expect(read(kit, 'SMART_ACCOUNT_ENABLED_NETWORKS')).toBe('1')
  expect(getAccount(kit)).toMatchObject({
    address: loginAddresses.smartAccount,
    preferredAccountType: 'smartAccount',
  })
  const storage = kit.ports.storage
  const other = createTestKit({
    frame: fakeLoginFrame({ smartNetworks: [1] }),
    ports: { storage },
    started: false,
  })
  storage.setItem('@appkit/preferred_account_types', JSON.stringify({ eip155: 'eoa' }))
  await logIn(other)
  expect(getAccount(other).address).toBe(loginAddresses.eoa)
})

test('K-AUTH-10: if the list of smart-account networks fails, it is cleared and the EOA logs in', async () => {
  const frame = fakeLoginFrame({
    handlers: {
      GET_SMART_ACCOUNT_ENABLED_NETWORKS: async () => {
        throw new TypeError('no list')
      },
    },
  })
  const kit = createTestKit({ frame })
  kit.ports.storage.setItem('@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS', '1,137')
  await logIn(kit)
  expect(read(kit, 'SMART_ACCOUNT_ENABLED_NETWORKS')).toBeNull()
  expect(getAccount(kit)).toMatchObject({
    address: loginAddresses.eoa,
    preferredAccountType: 'eoa',
    isConnected: true,
  })
})

test.each([
  ['http://secure.example/sdk', 'not of this machine'],
  ['https://app.example/sdk', "this page's own origin"],
  ['https://user:secret@secure.example/sdk', 'with a password'],
  ['secure.example/sdk', 'no address'],
  ['', 'nothing'],
])('S-01: %s is refused with a named error: %s', async (url) => {
  const kit = createTestKit({ secureFrame: { url } })
  expect(isLoginPossible(kit)).toBe(false)
  await expect(connectEmail(kit, { email })).rejects.toMatchObject({ code: 'secure_frame_url' })
})

test.each([
  'https://secure.example/sdk',
  'http://secure.latchkey.localhost:4100/sdk',
  'http://127.0.0.1:4100/sdk',
])('S-01: %s is accepted', (url) => {
  expect(isLoginPossible(createTestKit({ secureFrame: { url } }))).toBe(true)
})

test('S-04e: a page inside another page offers no login', async () => {
  const ports = fakePorts()
  const device = { ...ports.page.device(), framed: true }
  const frame = fakeLoginFrame()
  const kit = createTestKit({ frame, ports: { page: { ...ports.page, device: () => device } } })
  expect(isLoginPossible(kit)).toBe(false)
  await expect(connectEmail(kit, { email })).rejects.toMatchObject({
    code: 'auth_connector_missing',
  })
  expect(frame.getLoadCount()).toBe(0)
})

test('S-139: a kit that stops removes its frame', async () => {
  const frame = fakeLoginFrame()
  const kit = createTestKit({ frame })
  await logIn(kit)
  kit.test.stop()
  expect(frame.page.nodes).toHaveLength(0)
  expect(kit.test.clock.getTimerCount()).toBe(0)
})

const installed = (answer: boolean) => ({
  page: { ...fakePorts().page, installed: () => answer },
})

test('K-SOC-09: an installed app loads the frame before a social login, once', async () => {
  const frame = fakeLoginFrame()
  const kit = createTestKit({ frame, ports: installed(true) })
  expect(needsFrameFirst(kit)).toBe(true)
  const loading = preloadFrame(kit)
  await startFrame(kit)
  await loading
  expect(needsFrameFirst(kit)).toBe(false)
  expect(frame.page.nodes).toHaveLength(1)
  expect(needsFrameFirst(createTestKit({ frame, ports: installed(false) }))).toBe(false)
})

test("K-SOC-09: in an installed app a frame that fails to load shows only that app's own alert", async () => {
  const kit = createTestKit({ frame: fakeLoginFrame({ mode: 'silent' }), ports: installed(true) })
  const loading = preloadFrame(kit)
  await startFrame(kit)
  kit.test.clock.advance(20_000)
  await loading
  expect(kit.alerts.getState().alerts.map(({ message }) => message)).toEqual([
    'Error loading embedded wallet in PWA',
  ])
})

test("K-WORLD-19, S-17: the approval window is a popup of the frame's origin with a random name", () => {
  const opened: unknown[][] = []
  const window = {} as Window
  const openWindow = (...given: unknown[]) => {
    opened.push(given)
    return window
  }
  const kit = createTestKit({ frame: fakeLoginFrame(), ports: { openWindow } })
  expect([openApprovalWindow(kit), openApprovalWindow(kit)]).toEqual([window, window])
  const features = 'popup,width=400,height=680'
  expect(opened).toEqual([
    ['https://secure.example/approve', expect.stringMatching(/^approve-./), features],
    ['https://secure.example/approve', expect.stringMatching(/^approve-./), features],
  ])
  expect(opened[0]?.[1]).not.toBe(opened[1]?.[1])
})

test('K-WORLD-21d: frame and approval window get the language of the kit’s own texts', () => {
  const kit = createTestKit({ frame: fakeLoginFrame() })
  const url = () => toLocalized(kit, new URL('https://secure.example/approve')).href
  expect(url()).toBe('https://secure.example/approve')
  kit.preferences.setState({ locale: 'de' })
  expect(url()).toBe('https://secure.example/approve?lang=de')
})

test.each([
  ['http://192.168.1.5:3000/', 'insecure_page', 0],
  ['http://app.localhost:3000/', 'frame_not_loaded', 1],
  ['https://192.168.1.5/', 'frame_not_loaded', 1],
] as const)('K-WORLD-17: a login on %s fails with %s', async (href, code, count) => {
  const frame = fakeLoginFrame({ mode: 'silent' })
  const { page } = fakePorts()
  const kit = createTestKit({ frame, ports: { page: { ...page, href: () => href } } })
  const login = connectEmail(kit, { email })
  login.catch(() => undefined)
  await startFrame(kit)
  kit.test.clock.advance(frameLoadTimeoutMs)
  await expect(login).rejects.toMatchObject({ code })
  expect(frame.page.nodes).toHaveLength(count)
})
