import { getShownPage } from '@latchkey/modal'
import { expect, onTestFinished, test } from 'vitest'
import { getAccount } from '../../account/getAccount.ts'
import { closeModal } from '../../guide/closeModal.ts'
import type { WindowMessage } from '../../kit/ports.ts'
import { loginAddresses, refuseAsFrame } from '../../testing/createLoginHandlers.ts'
import { createTestKit } from '../../testing/createTestKit.ts'
import {
  type FakeLoginFrameOptions,
  fakeLoginFrame,
  startFrame,
} from '../../testing/fakeLoginFrame.ts'
import { settle } from '../../testing/settle.ts'
import { getLoginStore } from '../getLogin.ts'
import { type ConnectSocialParameters, connectSocial } from './connectSocial.ts'
import { reopenSocialWindow } from './openSocialWindow.ts'

const resultUri = 'https://secure.example/social/callback/google?reference=one'

type Popup = {
  closed: boolean
  location: { href: string; replace: (url: string) => void }
  close: () => void
}

/** Creates a kit with a fake secure frame, in a page whose opened windows the test controls. */
function create(options: FakeLoginFrameOptions = {}) {
  const frame = fakeLoginFrame(options)
  const opened: { url: string; target: string; features: string }[] = []
  const popups: Popup[] = []
  const listeners = new Set<(message: WindowMessage) => void>()
  let blocked = false
  const kit = createTestKit({
    frame,
    ports: {
      openWindow: (url, target, features) => {
        opened.push({ url, target, features })
        if (blocked) return null
        const popup: Popup = {
          closed: false,
          location: {
            href: url,
            replace: (next) => {
              popup.location.href = next
            },
          },
          close: () => {
            popup.closed = true
          },
        }
        popups.push(popup)
        return popup as unknown as Window
      },
      listenToMessages: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  })
  const events: { event: string; properties?: unknown }[] = []
  kit.events.subscribe(({ data }) => events.push(data))
  kit.modal.send({ type: 'open', page: { view: 'Connect' }, connected: false })
  return {
    kit,
    frame,
    opened,
    popups,
    listeners,
    getProviders: () =>
      events
        .filter(({ event }) => event.startsWith('SOCIAL'))
        .map(({ properties }) => properties && Reflect.get(properties, 'provider')),
    getEvents: () => events.map(({ event }) => event).filter((name) => name.startsWith('SOCIAL')),
    getPhase: () => getLoginStore(kit).getState().social?.phase,
    block: (value: boolean) => {
      blocked = value
    },
    say: (data: unknown, from: Partial<WindowMessage> = {}) => {
      const message = { origin: 'https://secure.example', source: popups.at(-1), data, ...from }
      for (const listener of [...listeners]) listener(message)
    },
    begin: async (provider: ConnectSocialParameters['provider'] = 'google') => {
      const login = connectSocial(kit, { provider })
      login.catch(() => undefined)
      kit.modal.send({ type: 'push', page: { view: 'ConnectingSocial', data: { provider } } })
      await startFrame(kit)
      return { login }
    },
    view: () => {
      const modal = kit.modal.getState()
      return modal.open ? getShownPage(modal).view : undefined
    },
  }
}

test('K-SOC-02: a click opens the waiting page, then the provider in its window; success logs in', async () => {
  const page = create()
  const login = connectSocial(page.kit, { provider: 'google' })
  // The window opens synchronously in the click.
  expect(page.opened).toEqual([
    {
      url: 'https://secure.example/loading',
      target: expect.stringMatching(/^popup-./),
      features: 'width=600,height=800,scrollbars=yes',
    },
  ])
  page.kit.modal.send({
    type: 'push',
    page: { view: 'ConnectingSocial', data: { provider: 'google' } },
  })
  await startFrame(page.kit)
  expect(page.popups[0]?.location.href).toBe('https://id.example/google?state=one')
  expect(page.getPhase()).toBe('waiting')
  page.say({ resultUri })
  await login
  expect(getAccount(page.kit)).toMatchObject({
    address: loginAddresses.eoa,
    isConnected: true,
    socialProvider: 'google',
    loginName: 'player',
    user: { username: 'player' },
    embeddedWalletInfo: { authProvider: 'google' },
  })
  expect(page.frame.requests.at(-1)).toMatchObject({
    name: 'CONNECT_SOCIAL',
    payload: { uri: resultUri, chainId: 1, preferredAccountType: 'eoa' },
  })
  expect(page.popups[0]?.closed).toBe(true)
  expect(page.view()).toBeUndefined()
})

test('K-SOC-06: events carry the provider, and the provider is stored', async () => {
  const page = create()
  const { login } = await page.begin('github')
  page.say({ resultUri })
  await login
  expect(page.getEvents()).toEqual([
    'SOCIAL_LOGIN_STARTED',
    'SOCIAL_LOGIN_REQUEST_USER_DATA',
    'SOCIAL_LOGIN_SUCCESS',
  ])
  expect(page.getProviders()).toEqual(['github', 'github', 'github'])
  const { storage } = page.kit.ports
  expect(storage.getItem('@appkit/connected_social')).toBe('github')
  expect(storage.getItem('@appkit-wallet/SOCIAL_USERNAME')).toBe('player')
})

test.each([
  ['cancelled', 'SOCIAL_LOGIN_CANCELED'],
  ['failed', 'SOCIAL_LOGIN_ERROR'],
])('K-SOC-06: a %s login reports its provider with %s', async (how, event) => {
  const page = create()
  const { login } = await page.begin('apple')
  if (how === 'failed') page.say({ resultUri: `${resultUri}&error=access_denied` })
  else closeModal(page.kit)
  await expect(login).rejects.toThrow()
  expect(page.getEvents().at(-1)).toBe(event)
  expect(new Set(page.getProviders())).toEqual(new Set(['apple']))
})

test('K-SOC-07: a Discord name loses its trailing 0, no other name does', async () => {
  for (const [provider, shown] of [
    ['discord', 'player#'],
    ['github', 'player#0'],
  ] as const) {
    const page = create({ userName: 'player#0' })
    const { login } = await page.begin(provider)
    page.say({ resultUri })
    await login
    expect(getAccount(page.kit).loginName).toBe(shown)
  }
})

test('K-SOC-03, S-76: closing the window ends the login within 2 s and shows the list again', async () => {
  const page = create()
  const { login } = await page.begin()
  page.popups[0]?.close()
  page.kit.test.clock.advance(2_000)
  await expect(login).rejects.toThrow('Popup closed')
  expect(page.view()).toBe('Connect')
  expect(page.getPhase()).toBeUndefined()
  expect(page.getEvents().at(-1)).toBe('SOCIAL_LOGIN_CANCELED')
})

test('K-SOC-03: a window that closes itself right after its message has logged in', async () => {
  const page = create()
  const { login } = await page.begin()
  page.popups[0]?.close()
  // The last poll was half a second ago. The next poll sees the window closed.
  page.kit.test.clock.advance(500)
  page.say({ resultUri })
  await login
  expect(getAccount(page.kit).isConnected).toBe(true)
})

test('K-SOC-03, S-76: a blocked window does not reject; a new click opens it and continues', async () => {
  const page = create()
  page.block(true)
  const { login } = await page.begin()
  expect(page.getPhase()).toBe('blocked')
  reopenSocialWindow(page.kit)
  await settle()
  expect(page.getPhase()).toBe('blocked')
  page.block(false)
  reopenSocialWindow(page.kit)
  await startFrame(page.kit)
  expect(page.getPhase()).toBe('waiting')
  page.say({ resultUri })
  await login
  expect(getAccount(page.kit).isConnected).toBe(true)
  expect(page.getEvents()).not.toContain('SOCIAL_LOGIN_ERROR')
})

test('K-SOC-04: a result of another origin is refused with a toast, and nothing connects', async () => {
  const page = create()
  const { login } = await page.begin()
  page.say({ resultUri }, { origin: 'https://secure.example.evil.test' })
  await expect(login).rejects.toMatchObject({ code: 'untrusted_origin' })
  expect(page.kit.toasts.getState().toast?.message).toBe('Untrusted origin')
  expect(page.view()).toBe('Connect')
  expect(page.frame.getNames()).not.toContain('CONNECT_SOCIAL')
  expect(page.getEvents().at(-1)).toBe('SOCIAL_LOGIN_ERROR')
})

test.each([
  ['of another window', { resultUri }, { source: {} }],
  ['without a result', { other: resultUri }, {}],
  ['with no address', { resultUri: 'callback' }, {}],
  ['with an endless address', { resultUri: `https://a.example/${'a'.repeat(4_000)}` }, {}],
  ['that is no object', resultUri, {}],
])('S-02: a message %s is ignored', async (_, data, from) => {
  const page = create()
  await page.begin()
  page.say(data, from)
  await settle()
  expect(page.getPhase()).toBe('waiting')
  expect(page.frame.getNames()).not.toContain('CONNECT_SOCIAL')
})

/** Adds an element of the secure frame to the page. */
function putFrame() {
  const element = document.createElement('iframe')
  element.id = 'w3m-iframe'
  document.body.append(element)
  onTestFinished(() => element.remove())
  return element.contentWindow
}

test('S-76: if the window has lost its opener the frame forwards its result', async () => {
  const source = putFrame()
  const page = create()
  const { login } = await page.begin()
  page.say({ resultUri }, { source })
  await login
  expect(getAccount(page.kit)).toMatchObject({ isConnected: true, socialProvider: 'google' })
})

test('S-76: a window cut off from this page logs in although it looks closed', async () => {
  const source = putFrame()
  const page = create()
  const { login } = await page.begin()
  page.popups[0]?.close()
  page.kit.test.clock.advance(2_000)
  await expect(login).rejects.toMatchObject({ code: 'popup_closed' })
  page.say({ resultUri }, { source: {} })
  page.say({ resultUri }, { source, origin: 'https://evil.test' })
  await settle()
  expect(getAccount(page.kit).isConnected).toBe(false)
  page.say({ resultUri }, { source })
  await settle()
  expect(getAccount(page.kit)).toMatchObject({ isConnected: true, socialProvider: 'google' })
})

test('S-76: message listeners are removed after two minutes or when the modal closes', async () => {
  const source = putFrame()
  const late = create()
  const { login } = await late.begin()
  late.popups[0]?.close()
  late.kit.test.clock.advance(2_000)
  await expect(login).rejects.toMatchObject({ code: 'popup_closed' })
  late.kit.test.clock.advance(120_000)
  await settle()
  expect(late.listeners.size).toBe(0)
  const left = create()
  const { login: other } = await left.begin()
  left.popups[0]?.close()
  left.kit.test.clock.advance(2_000)
  await expect(other).rejects.toMatchObject({ code: 'popup_closed' })
  closeModal(left.kit)
  await settle()
  left.say({ resultUri }, { source })
  await settle()
  expect(left.listeners.size).toBe(0)
  expect(getAccount(left.kit).isConnected).toBe(false)
})

test('K-SOC-05: an error in the result shows, and the user may retry', async () => {
  const page = create()
  const { login } = await page.begin()
  page.say({ resultUri: `${resultUri}&error=access_denied` })
  await expect(login).rejects.toMatchObject({
    code: 'social_login',
    message: 'access_denied',
    shortMessage: 'Failed to initiate social connection',
  })
  expect(page.getPhase()).toBe('error')
  expect(page.view()).toBe('ConnectingSocial')
  const { login: again } = await page.begin()
  page.say({ resultUri })
  await again
  expect(getAccount(page.kit).isConnected).toBe(true)
})

test('K-SOC-05: a failed account shows, and the window is closed', async () => {
  const page = create({ handlers: { CONNECT_SOCIAL: async () => refuseAsFrame('no account') } })
  const { login } = await page.begin()
  page.say({ resultUri })
  await expect(login).rejects.toMatchObject({ code: 'social_login', message: 'no account' })
  expect(page.getPhase()).toBe('error')
  expect(page.popups[0]?.closed).toBe(true)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'nowhere'])(
  "error: the provider's address is not a web address: %s",
  async (uri) => {
    const page = create({ handlers: { GET_SOCIAL_REDIRECT_URI: async () => ({ uri }) } })
    const { login } = await page.begin()
    await expect(login).rejects.toMatchObject({
      message: 'Could not fetch the social redirect uri',
    })
    expect(page.popups[0]?.location.href).toBe('https://secure.example/loading')
  },
)

test('error: a slow provider ends after 45 s', async () => {
  const hang = () => new Promise<never>(() => {})
  const page = create({ handlers: { GET_SOCIAL_REDIRECT_URI: hang } })
  const { login } = await page.begin()
  page.kit.test.clock.advance(45_000)
  await expect(login).rejects.toMatchObject({
    message: 'Social login timed out. Try again.',
  })
  expect(page.getPhase()).toBe('error')
  expect(page.popups[0]?.closed).toBe(true)
})

test('K-SOC-06, S-134d: leaving the page ends the login with its window, poll and listener', async () => {
  const page = create()
  const { login } = await page.begin()
  closeModal(page.kit)
  await expect(login).rejects.toMatchObject({ code: 'modal_closed' })
  expect(page.popups[0]?.closed).toBe(true)
  expect(page.listeners.size).toBe(0)
  expect(page.kit.test.clock.getTimerCount()).toBe(0)
  expect(page.getEvents().at(-1)).toBe('SOCIAL_LOGIN_CANCELED')
})

test('error: no frame is configured: no window opens', async () => {
  const opened: string[] = []
  const openWindow = (url: string) => {
    opened.push(url)
    return null
  }
  const kit = createTestKit({ ports: { openWindow } })
  await expect(connectSocial(kit, { provider: 'x' })).rejects.toMatchObject({
    code: 'auth_connector_missing',
  })
  expect(opened).toEqual([])
})
