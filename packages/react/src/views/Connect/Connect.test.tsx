import type { SocialName } from '@latchkey/kit'
import { closeModal, openModal } from '@latchkey/kit'
import {
  fakeDirectory,
  fakeLogin,
  fakeLoginFrame,
  fakePorts,
  fakeWallet,
  settle,
  toWalletId,
} from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import '../../shell/createShell.ts'
import { collectImpressions } from '../../testing/collectImpressions.ts'
import { type RenderWithKitOptions, renderWithKit } from '../../testing/renderWithKit.tsx'
import './Connect.tsx'
import '../ConnectWallets/ConnectWallets.tsx'

afterEach(cleanup)

const amber = fakeWallet({ id: 'Amber', name: 'Amber' })
const basalt = fakeWallet({ id: 'basalt', name: 'Basalt' })
const legal = {
  termsConditionsUrl: 'https://app.example/terms',
  privacyPolicyUrl: 'https://app.example/privacy',
}

async function openConnect(options: RenderWithKitOptions) {
  const rendered = renderWithKit(null, options)
  const impressions = collectImpressions(rendered.kit)
  act(() => openModal(rendered.kit))
  await act(settle)
  await screen.findByTestId('w3m-modal-card')
  return { ...rendered, impressions }
}

test('K-CONN-12: lists the wallets of the page with the mark "installed"', async () => {
  await openConnect({ wallets: [amber, basalt] })
  const row = await screen.findByTestId('wallet-selector-amber')
  expect(within(row).getByText('installed')).toBeTruthy()
  expect(screen.getByTestId('wallet-selector-basalt')).toBeTruthy()
})

test('behavior: a wallet that announces itself later appears immediately', async () => {
  const { kit } = await openConnect({ wallets: [amber] })
  await screen.findByTestId('wallet-selector-amber')
  act(() => kit.test.adapter.announce(basalt))
  expect(screen.getByTestId('wallet-selector-basalt')).toBeTruthy()
})

/** Creates a `whenQuiet` port. Its callbacks run when the test calls `rest`. */
function createQuietPage() {
  const waiting = new Set<() => void>()
  const whenQuiet = (run: () => void) => {
    waiting.add(run)
    return () => void waiting.delete(run)
  }
  const rest = () =>
    act(async () => {
      for (const run of waiting) run()
      await settle()
    })
  return { rest, ports: { page: { ...fakePorts().page, whenQuiet } } }
}

test('K-INIT-13a, K-INIT-13d: the adapter of a visible wallet loads once the page is quiet', async () => {
  const { rest, ports } = createQuietPage()
  const { kit } = await openConnect({ wallets: [amber], ports })
  await screen.findByTestId('wallet-selector-amber')
  expect(kit.test.adapter.loads.adapter).toBe(0)
  await rest()
  await expect.poll(() => kit.test.adapter.loads.adapter).toBe(1)
})

test.each([
  ['without a wallet in the page', {}],
  ['where the host fetches nothing ahead', { wallets: [amber], prefetch: 'never' }],
] as const)('K-INIT-13d: no adapter is fetched ahead %s', async (_, options) => {
  const { rest, ports } = createQuietPage()
  const { kit } = await openConnect({ ...options, ports })
  await rest()
  expect(kit.test.adapter.loads.adapter).toBe(0)
})

test('K-CONN-12: a connected wallet is marked "connected"', async () => {
  const { kit } = renderWithKit(null, { connected: amber })
  act(() => openModal(kit, { view: 'Connect', data: { addWalletForNamespace: 'eip155' } }))
  const row = await screen.findByTestId('wallet-selector-amber')
  expect(within(row).getByText('connected')).toBeTruthy()
})

test('S-61: wallets that share a name are both shown with a notice and no "installed" mark', async () => {
  const twins = ['one', 'two'].map((id) =>
    fakeWallet({ id, name: 'Amber', info: { duplicate: true } }),
  )
  await openConnect({ wallets: twins })
  const row = await screen.findByTestId('wallet-selector-two')
  expect(within(row).getByText('Two extensions use this name')).toBeTruthy()
  expect(screen.queryByText('installed')).toBeNull()
  expect(screen.getByTestId('wallet-selector-one')).toBeTruthy()
})

test('S-61: an announced icon is shown by an image element and nothing else', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" onload="x()"/>'
  const icon = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await openConnect({ wallets: [fakeWallet({ id: 'amber', name: 'Amber', info: { icon } })] })
  const row = await screen.findByTestId('wallet-selector-amber')
  expect(row.querySelector('img')?.getAttribute('src')).toBe(icon)
  expect(row.innerHTML.split(icon)).toHaveLength(2)
})

test('behavior: without wallets the view shows a message and a button that opens the guide', async () => {
  await openConnect({})
  await screen.findByText('No wallet found')
  await userEvent.click(screen.getByTestId('w3m-wallet-guide-get-started'))
  expect(await screen.findByText('One key to many apps')).toBeDefined()
})

test('K-CONN-14: all methods stay inert until the box is ticked; the tick survives navigation', async () => {
  const { kit } = await openConnect({
    wallets: [amber],
    features: { legalCheckbox: true },
    ...legal,
  })
  const row = await screen.findByTestId('wallet-selector-amber')
  expect(row.closest('[inert]')).not.toBeNull()
  await userEvent.click(screen.getByTestId('w3m-legal-checkbox'))
  expect(row.closest('[inert]')).toBeNull()
  act(() => kit.modal.send({ type: 'push', page: { view: 'WhatIsAWallet' } }))
  await userEvent.click(await screen.findByTestId('header-back'))
  expect((await screen.findByTestId('wallet-selector-amber')).closest('[inert]')).toBeNull()
})

test('K-CONN-15: the legal footer shows configured links, and only without the checkbox', async () => {
  const first = await openConnect({ wallets: [amber], ...legal })
  const link = await screen.findByRole('link', { name: 'Terms of service' })
  expect(link.getAttribute('href')).toBe('https://app.example/terms')
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toBeTruthy()
  first.unmount()

  const second = await openConnect({ wallets: [amber] })
  await screen.findByTestId('wallet-selector-amber')
  expect(screen.queryByRole('link')).toBeNull()
  second.unmount()

  await openConnect({ wallets: [amber], features: { legalCheckbox: true }, ...legal })
  await screen.findByTestId('w3m-legal-checkbox')
  expect(screen.getAllByRole('link', { name: 'Terms of service' })).toHaveLength(1)
})

test('behavior: all text follows the language, also while open', async () => {
  await openConnect({ wallets: [amber], messages: { 'title.Connect': 'Wallet verbinden' } })
  expect(screen.getByTestId('w3m-header-text').textContent).toBe('Wallet verbinden')
})

const relayUrl = 'wss://relay.example'
const rows = () =>
  [...document.querySelectorAll('[data-testid^="wallet-selector-"]')].map(
    (row) => row.querySelector('bdi')?.textContent,
  )
const many = (count: number) => Array.from({ length: count }, () => ({}))

test('K-CONN-03, K-CONN-05: page, host and directory fill the sections in order', async () => {
  const directory = fakeDirectory({ wallets: many(129) })
  await openConnect({
    wallets: [amber],
    relayUrl,
    directoryUrl: directory.url,
    featuredWalletIds: [toWalletId(9)],
    customWallets: [{ id: 'own', name: 'Own' }],
    features: { email: false, socials: false },
    ports: { fetch: directory.fetch },
  })
  const expected = ['WalletConnect', 'Amber', 'Wallet 9', 'Own', 'Wallet 1']
  await waitFor(() => expect(rows()).toEqual(expected))
})

test('K-CONN-05: e-mail and social logins reduce the number of recommended wallets', async () => {
  for (const [config, recommended] of [
    [[], 3],
    [['email'], 2],
    [['email', 'google'], 1],
  ] as const) {
    const directory = fakeDirectory({
      wallets: many(9),
      features: [{ id: 'social_login', config: [...config] }],
    })
    const ports = { fetch: directory.fetch }
    const options = { wallets: [amber], relayUrl, directoryUrl: directory.url, ports }
    const { unmount } = await openConnect(options)
    const names = ['Wallet 1', 'Wallet 2', 'Wallet 3'].slice(0, recommended)
    await waitFor(() => expect(rows()).toEqual(['WalletConnect', 'Amber', ...names]))
    unmount()
  }
})

test('K-CONN-12: WalletConnect is tagged "QR code", a recent wallet "recent"', async () => {
  const { kit } = await openConnect({ relayUrl })
  act(() => kit.connection.setState({ recentWallets: [{ id: 'rec', name: 'Rec' }] }))
  const row = await screen.findByTestId('wallet-selector-walletconnect')
  expect(within(row).getByText('QR code')).toBeTruthy()
  expect(within(screen.getByTestId('wallet-selector-rec')).getByText('recent')).toBeTruthy()
})

test('K-CONN-12: while a paired wallet is connected nothing else can be paired', async () => {
  const paired = fakeWallet({ id: 'walletConnect', name: 'Peer', info: { type: 'WALLET_CONNECT' } })
  const { kit } = renderWithKit(null, {
    connected: paired,
    wallets: [amber],
    relayUrl,
    customWallets: [{ id: 'own', name: 'Own' }],
  })
  act(() => openModal(kit, { view: 'Connect', data: { addWalletForNamespace: 'eip155' } }))
  await act(settle)
  const isOff = (id: string) =>
    screen.getByTestId(`wallet-selector-${id}`).getAttribute('aria-disabled') === 'true'
  await screen.findByTestId('wallet-selector-own')
  await screen.findByTestId('wallet-selector-amber')
  expect([isOff('own'), isOff('walletconnect'), isOff('amber')]).toEqual([true, true, false])
})

/** Opens Connect and hovers over a disabled row, so that a tooltip shows the reason. */
async function openExplained() {
  const info = { type: 'WALLET_CONNECT' } as const
  const rendered = renderWithKit(null, {
    connected: fakeWallet({ id: 'walletConnect', name: 'Peer', info }),
    relayUrl,
    customWallets: [{ id: 'own', name: 'Own' }],
  })
  act(() => openModal(rendered.kit, { view: 'Connect', data: { addWalletForNamespace: 'eip155' } }))
  const row = await screen.findByTestId('wallet-selector-own')
  const getShown = () => document.querySelector<HTMLElement>('[role="tooltip"]:popover-open')
  await userEvent.hover(row)
  await waitFor(() => expect(getShown()?.textContent).toBe('Disconnect the paired wallet first'))
  return { ...rendered, row, getShown }
}

test('K-EVT-07: a tooltip follows its row, and closes with the view and the modal', async () => {
  const { kit, row, getShown } = await openExplained()
  const measure = () =>
    (getShown()?.getBoundingClientRect().top ?? 0) - row.getBoundingClientRect().top
  const before = { gap: measure(), top: row.getBoundingClientRect().top }
  row.closest('ul')?.style.setProperty('margin-block-start', '24px')
  await waitFor(() => expect(row.getBoundingClientRect().top).not.toBe(before.top))
  await waitFor(() => expect(measure()).toBeCloseTo(before.gap, 0))
  act(() => kit.modal.send({ type: 'push', page: { view: 'WhatIsAWallet' } }))
  await waitFor(() => expect(getShown()).toBeNull())
  cleanup()
  const second = await openExplained()
  act(() => closeModal(second.kit))
  await waitFor(() => expect(second.getShown()).toBeNull())
})

test('K-CONN-13: a collapsed list is one button that opens the list', async () => {
  const features = { collapseWallets: true, email: true }
  const { kit } = await openConnect({ wallets: [amber], features })
  expect(screen.queryByTestId('wallet-selector-amber')).toBeNull()
  await userEvent.click(screen.getByTestId('w3m-collapse-wallets-button'))
  expect(kit.modal.getState().stack.at(-1)?.view).toBe('ConnectWallets')
  await screen.findByTestId('wallet-selector-amber')
})

test('K-CONN-13: the list does not collapse if wallets are the only method to connect', async () => {
  const features = { collapseWallets: true, email: false, socials: false }
  await openConnect({ wallets: [amber], features })
  await screen.findByTestId('wallet-selector-amber')
  expect(screen.queryByTestId('w3m-collapse-wallets-button')).toBeNull()
})

test('K-CONN-16: the row for all wallets shows their number, rounded down', async () => {
  const directory = fakeDirectory({ wallets: many(129) })
  const options = { relayUrl, directoryUrl: directory.url, ports: { fetch: directory.fetch } }
  const { kit } = await openConnect(options)
  const row = await screen.findByTestId('all-wallets')
  await within(row).findByText('120+')
  await userEvent.click(row)
  expect(kit.modal.getState().stack.at(-1)).toEqual({ view: 'AllWallets' })
})

test.each([
  ['HIDE', { relayUrl, allWallets: 'HIDE' }, 0],
  ['ONLY_MOBILE on a desktop', { relayUrl, allWallets: 'ONLY_MOBILE' }, 0],
  ['no WalletConnect', {}, 0],
  ['SHOW', { relayUrl, allWallets: 'SHOW' }, 1],
] as const)('K-CONN-16: rows to all wallets with %s', async (_, options, count) => {
  await openConnect({ wallets: [amber], ...options })
  await screen.findByTestId('wallet-selector-amber')
  expect(screen.queryAllByTestId('all-wallets')).toHaveLength(count)
})

test('K-CONN-20: an event reports the visible wallets once', async () => {
  const { impressions } = await openConnect({ wallets: [amber, basalt] })
  await waitFor(() => expect(impressions).toHaveLength(1))
  expect(impressions).toEqual([
    [
      { name: 'Amber', view: 'Connect', displayIndex: 0, rdnsId: 'Amber' },
      { name: 'Basalt', view: 'Connect', displayIndex: 1, rdnsId: 'basalt' },
    ],
  ])
})

test('behavior: the app can turn off the guide', async () => {
  await openConnect({ wallets: [amber], enableWalletGuide: false })
  await screen.findByTestId('wallet-selector-amber')
  expect(screen.queryByTestId('w3m-wallet-guide-get-started')).toBeNull()
})

test('K-CONN-01: a view with a login is titled "Log in" and has no guide button', async () => {
  const title = () => screen.getByTestId('w3m-header-text').textContent
  const guide = () => screen.queryByTestId('w3m-wallet-guide-get-started')
  const withLogin = await openConnect({ frame: fakeLoginFrame(), wallets: [amber] })
  await screen.findByTestId('wallet-selector-amber')
  expect([title(), guide()]).toEqual(['Log in', null])
  withLogin.unmount()

  const walletsAlone = await openConnect({ wallets: [amber] })
  await screen.findByTestId('wallet-selector-amber')
  expect([title(), guide()]).toEqual(['Connect wallet', expect.any(HTMLElement)])
  walletsAlone.unmount()

  // The title stays "Connect wallet" when the user adds another wallet, because that is not a
  // login.
  const { kit } = renderWithKit(null, { frame: fakeLoginFrame(), connected: amber })
  act(() => openModal(kit, { view: 'Connect', data: { addWalletForNamespace: 'eip155' } }))
  await screen.findByTestId('wallet-selector-amber')
  expect(title()).toBe('Connect wallet')
})

test('behavior: the title changes with the features of the app', async () => {
  const { kit } = await openConnect({
    frame: fakeLoginFrame(),
    features: { email: false, socials: false },
  })
  expect(screen.getByTestId('w3m-header-text').textContent).toBe('Connect wallet')
  act(() => kit.preferences.setState({ features: { email: true, socials: false } }))
  expect(screen.getByTestId('w3m-header-text').textContent).toBe('Log in')
})

/** Returns the methods to connect, from top to bottom. */
const methods = () =>
  [...document.querySelectorAll('[data-testid]')].flatMap(({ attributes }) => {
    const id = attributes.getNamedItem('data-testid')?.value
    if (id === 'wui-email-input') return ['email']
    if (id === 'w3m-social-login-widget') return ['social']
    if (id === 'w3m-email-login-or-separator') return ['or']
    return id?.startsWith('wallet-selector-') ? ['wallet'] : []
  })

test('K-CONN-01: e-mail, social logins, then wallets; an injected wallet comes first', async () => {
  const { unmount } = await openConnect({ frame: fakeLoginFrame(), relayUrl })
  await waitFor(() => expect(methods()).toEqual(['email', 'social', 'or', 'wallet']))
  unmount()
  await openConnect({ frame: fakeLoginFrame(), wallets: [amber] })
  await waitFor(() => expect(methods()).toEqual(['wallet', 'or', 'email', 'social']))
})

test('K-CONN-02: methods follow the configured order, with a line between groups', async () => {
  const features = { connectMethodsOrder: ['social', 'wallet', 'email'] } as const
  await openConnect({ frame: fakeLoginFrame(), wallets: [amber], features })
  await waitFor(() => expect(methods()).toEqual(['social', 'or', 'wallet', 'or', 'email']))
})

test('behavior: without a frame only wallets show, even if the features enable logins', async () => {
  await openConnect({ wallets: [amber], features: { email: true } })
  await screen.findByTestId('wallet-selector-amber')
  expect(methods()).toEqual(['wallet'])
})

test('behavior: Connect for Bitcoin offers no login', async () => {
  const { kit } = renderWithKit(null, { frame: fakeLoginFrame(), relayUrl })
  act(() => openModal(kit, { view: 'Connect', data: { addWalletForNamespace: 'bip122' } }))
  await screen.findByTestId('w3m-modal-card')
  await act(settle)
  expect(methods()).not.toContain('email')
})

const allSocials: readonly SocialName[] = [
  'google',
  'x',
  'discord',
  'farcaster',
  'github',
  'apple',
  'facebook',
]

const names = ['X', 'Discord', 'Farcaster', 'GitHub', 'Apple']

test.each([
  [1, ['Continue with Google']],
  [2, ['Google', 'X']],
  [3, ['Continue with Google', 'X', 'Discord']],
  [6, ['Continue with Google', ...names]],
] as const)(
  'K-SOC-01: %i social networks: the first wide unless there are two, all with their names',
  async (count, texts) => {
    const features = { socials: allSocials.slice(0, count) }
    await openConnect({ frame: fakeLoginFrame(), features })
    const group = within(await screen.findByTestId('w3m-social-login-widget'))
    const buttons = group.getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(texts)
    expect(buttons.map(({ dataset }) => dataset['testid'])).toEqual(
      features.socials.map((name) => `social-selector-${name}`),
    )
  },
)

test('K-SOC-01: more than six social networks show four, and a button for all of them', async () => {
  const { kit } = await openConnect({
    frame: fakeLoginFrame(),
    features: { socials: allSocials },
  })
  const group = within(await screen.findByTestId('w3m-social-login-widget'))
  expect(group.getAllByRole('button')).toHaveLength(6)
  await userEvent.click(screen.getByTestId('social-selector-more'))
  expect(kit.modal.getState().stack.at(-1)?.view).toBe('ConnectSocials')
  await waitFor(() => expect(screen.getAllByTestId(/^social-selector-/)).toHaveLength(7))
})

test('K-AUTH-09: while a login is connected the field and the buttons are disabled', async () => {
  const connected = fakeLogin({ email: 'player@example.com' })
  const { kit } = renderWithKit(null, { frame: fakeLoginFrame(), connected })
  act(() => openModal(kit, { view: 'Connect', data: { addWalletForNamespace: 'eip155' } }))
  const field = await screen.findByTestId<HTMLInputElement>('wui-email-input')
  expect(field.disabled).toBe(true)
  const button = screen.getByTestId('social-selector-google')
  expect(button.getAttribute('aria-disabled')).toBe('true')
})
