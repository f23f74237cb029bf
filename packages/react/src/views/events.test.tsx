import type { DirectoryWallet } from '@latchkey/core'
import type { KitEvent } from '@latchkey/kit'
import type { Device } from '@latchkey/kit/links'
import {
  type CreateTestKitOptions,
  fakeAdapter,
  fakeLogin,
  fakePorts,
  fakeSignIn,
  fakeWallet,
} from '@latchkey/kit/testing'
import type { Page } from '@latchkey/modal'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fakeApi } from '../testing/fakeApi.ts'
import { fakePairing } from '../testing/fakePairing.ts'
import { fetchViews } from '../testing/fetchViews.ts'
import { openOn } from '../testing/openOn.tsx'
import { readSwapBalance, router, swapAnswers } from '../testing/swapStory.ts'

await fetchViews()
afterEach(cleanup)

type Given = {
  readonly pages: readonly [Page, ...Page[]]
  readonly options: CreateTestKitOptions
}

/** Opens a page and returns a list that collects all later events. */
async function hear({ pages, options }: Given) {
  const kit = await openOn(pages, options)
  const heard: KitEvent['data'][] = []
  kit.events.subscribe(({ data }) => heard.push(data))
  return heard
}

const press = async (testId: string) => userEvent.click(await screen.findByTestId(testId))
const pressName = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }))

const swapping = (): CreateTestKitOptions => ({
  connected: fakeWallet(),
  adapters: [fakeAdapter({ getBalance: readSwapBalance })],
  blockchainApiUrl: 'https://api.example',
  swap: { routers: { 'eip155:1': [router] } },
  ports: { fetch: fakeApi(swapAnswers) },
})
const frame = {
  secureFrame: { url: 'https://secure.example/sdk' },
  ports: { loadFrameHost: () => new Promise<never>(() => {}) },
} satisfies CreateTestKitOptions
const signing = (): CreateTestKitOptions => ({
  connected: fakeWallet({ hangs: 'signMessage' }),
  signIn: fakeSignIn({ required: false }),
})
const where = { network: 'eip155:1', isSmartAccount: false }

type Case = Given & {
  readonly event: KitEvent['data']['event']
  readonly properties?: object
  readonly trigger: () => Promise<void>
}

const cases: readonly Case[] = [
  {
    event: 'CLICK_ALL_WALLETS',
    pages: [{ view: 'Connect' }],
    options: fakePairing().options,
    trigger: () => press('all-wallets'),
  },
  {
    event: 'CLICK_NETWORK_HELP',
    pages: [{ view: 'Networks' }],
    options: { connected: fakeWallet() },
    trigger: () => pressName('What is a network?'),
  },
  {
    event: 'EMAIL_LOGIN_SELECTED',
    pages: [{ view: 'EmailLogin' }],
    options: frame,
    trigger: async () => userEvent.click(await screen.findByRole('textbox', { name: 'Email' })),
  },
  {
    event: 'EMAIL_UPGRADE_FROM_MODAL',
    pages: [{ view: 'UpgradeEmailWallet' }],
    options: { ...frame, connected: fakeLogin({ email: 'player@example.com' }) },
    trigger: () => press('w3m-secure-website-button'),
  },
  {
    event: 'CLICK_CONVERT',
    pages: [{ view: 'Account' }],
    options: swapping(),
    trigger: () => press('w3m-account-default-swaps-button'),
  },
  {
    event: 'CLICK_SELECT_TOKEN_TO_SWAP',
    pages: [{ view: 'Swap' }],
    options: swapping(),
    trigger: () => press('swap-select-token-button-toToken'),
  },
  {
    event: 'CLICK_SELECT_NETWORK_TO_SWAP',
    pages: [{ view: 'Swap' }],
    options: { ...swapping(), connected: fakeWallet({ caipNetworkId: 'eip155:11155111' }) },
    trigger: () => pressName('Choose a network'),
  },
  {
    event: 'OPEN_SEND',
    properties: where,
    pages: [{ view: 'Account' }],
    options: { connected: fakeWallet() },
    trigger: () => press('w3m-account-default-send-button'),
  },
  {
    event: 'CLICK_SIGN_SIWX_MESSAGE',
    properties: where,
    pages: [{ view: 'SIWXSignMessage' }],
    options: signing(),
    trigger: () => press('w3m-connecting-siwe-sign'),
  },
  {
    event: 'CLICK_CANCEL_SIWX',
    properties: where,
    pages: [{ view: 'SIWXSignMessage' }],
    options: signing(),
    trigger: () => press('w3m-connecting-siwe-cancel'),
  },
]

test.each(cases)('K-EVT-01a: $event is sent once, on its trigger', async (given) => {
  const { event, properties, trigger } = given
  const heard = await hear(given)
  const told = () => heard.filter((data) => data.event === event)
  expect(told()).toEqual([])
  await trigger()
  await waitFor(() => expect(told()).toHaveLength(1))
  expect(told()[0]?.type).toBe('track')
  expect(told()[0]?.properties).toEqual(properties)
})

const phone: Device = {
  os: 'ios',
  mobile: true,
  touch: false,
  safari: true,
  telegram: false,
  framed: false,
}
const refused: DirectoryWallet = {
  id: '1'.repeat(64),
  name: 'Lantern',
  mobileLink: 'javascript:alert(1)//',
}

test('K-EVT-01a: CONNECT_PROXY_ERROR is sent once for a blocked link, without the pairing key', async () => {
  const { fake, options } = fakePairing()
  const thrown: unknown[] = []
  const take = (event: ErrorEvent) => {
    event.preventDefault()
    thrown.push(event.error)
  }
  window.addEventListener('error', take)
  const heard = await hear({
    pages: [
      { view: 'Connect' },
      { view: 'ConnectingWalletConnect', data: { wallet: refused, opened: true } },
    ],
    options: {
      ...options,
      ports: { ...options.ports, page: { ...fakePorts().page, device: () => phone } },
    },
  })
  await waitFor(() => expect(fake.uris).toHaveLength(1))
  await press('w3m-connecting-widget-secondary-button')
  window.removeEventListener('error', take)
  const told = heard.filter(({ event }) => event === 'CONNECT_PROXY_ERROR')
  const [uri = ''] = (fake.uris[0] ?? '').split('?')
  expect(told).toEqual([
    expect.objectContaining({
      properties: {
        message: expect.stringMatching(/./),
        uri,
        mobile_link: refused.mobileLink,
        name: 'Lantern',
      },
    }),
  ])
  expect(uri).toMatch(/^wc:[^?]+$/)
  expect(thrown).toHaveLength(1)
})
