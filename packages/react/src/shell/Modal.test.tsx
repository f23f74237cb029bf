import { createFailingStorage, createMemoryStorage } from '@latchkey/core/testing'
import { hideToast, type KitEvent, openModal, showToast } from '@latchkey/kit'
import { fakeSignIn, fakeWallet } from '@latchkey/kit/testing'
import type { Page } from '@latchkey/modal'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { useKitEvents } from '../hooks/modal/useKitEvents.ts'
import { type RenderWithKitOptions, renderWithKit } from '../testing/renderWithKit.tsx'
import { registry } from '../views/registry.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function LastEvent() {
  return <output>{useKitEvents()?.data.event}</output>
}

async function openOn(page: Page | undefined, options: RenderWithKitOptions = {}) {
  const rendered = renderWithKit(<LastEvent />, options)
  act(() => openModal(rendered.kit, page))
  await screen.findByTestId('w3m-modal-card')
  return rendered
}
const getTitle = () => screen.getByTestId('w3m-header-text').textContent
const isOpen = () => screen.getByTestId('w3m-modal').hasAttribute('open')

test('K-MODAL-01: opens on Connect without a connection, on Account with one', async () => {
  const { unmount } = await openOn(undefined)
  expect(getTitle()).toBe('Connect wallet')
  unmount()
  await openOn(undefined, { connected: fakeWallet() })
  expect(await screen.findByTestId('single-account-avatar')).toBeTruthy()
  expect(getTitle()).toBe('')
})

test('K-MODAL-02: a requested view opens with its data', async () => {
  await openOn(
    { view: 'SwitchNetwork', data: { caipNetworkId: 'eip155:137' } },
    {
      connected: fakeWallet({ hangs: 'switchNetwork' }),
    },
  )
  expect(getTitle()).toBe('Polygon')
})

test.each([
  ['close button', () => userEvent.click(screen.getByTestId('w3m-header-close'))],
  ['overlay', () => userEvent.click(screen.getByTestId('w3m-modal-overlay'))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('K-MODAL-06: %s uses the safe close rule', async (_, close) => {
  const first = await openOn(undefined)
  await close()
  expect(isOpen()).toBe(false)
  first.unmount()

  const connected = fakeWallet({ caipNetworkId: 'eip155:10' })
  await openOn({ view: 'UnsupportedChain' }, { connected })
  await close()
  expect(isOpen()).toBe(true)
})

test('K-MODAL-07: a blocked close shakes the card for 500 ms and leaves it open', async () => {
  const connected = fakeWallet({ caipNetworkId: 'eip155:10' })
  const { kit } = await openOn({ view: 'UnsupportedChain' }, { connected })
  await userEvent.keyboard('{Escape}')
  const card = screen.getByTestId('w3m-modal-card')
  expect(card.hasAttribute('data-shaking')).toBe(true)
  act(() => kit.test.clock.advance(499))
  expect(card.hasAttribute('data-shaking')).toBe(true)
  act(() => kit.test.clock.advance(1))
  expect(card.hasAttribute('data-shaking')).toBe(false)
  expect(isOpen()).toBe(true)
})

test('K-MODAL-09: a required, unsigned sign-in blocks closing', async () => {
  const { kit } = await openOn(undefined, { connected: fakeWallet(), signIn: fakeSignIn() })
  act(() => {
    kit.connection.setState({ signIn: 'required' })
    openModal(kit, { view: 'SIWXSignMessage' })
  })
  await screen.findByRole('button', { name: 'Sign' })
  await userEvent.click(screen.getByTestId('w3m-header-close'))
  expect(isOpen()).toBe(true)
})

test('K-MODAL-17: Connect has a help button; Account has the network selector instead', async () => {
  const { unmount } = await openOn(undefined)
  await userEvent.click(screen.getByRole('button', { name: 'What is a wallet?' }))
  await waitFor(() => expect(getTitle()).toBe('What is a wallet?'))
  expect(document.querySelector('output')?.textContent).toBe('CLICK_WALLET_HELP')
  unmount()
  await openOn(undefined, { connected: fakeWallet() })
  await userEvent.click(await screen.findByTestId('w3m-account-select-network'))
  await waitFor(() => expect(getTitle()).toBe('Choose network'))
})

test('behavior: the back button shows from the second page on and opens the previous page', async () => {
  const { kit } = await openOn(undefined)
  expect(screen.queryByTestId('header-back')).toBeNull()
  act(() => kit.modal.send({ type: 'push', page: { view: 'WhatIsAWallet' } }))
  await userEvent.click(await screen.findByTestId('header-back'))
  await waitFor(() => expect(getTitle()).toBe('Connect wallet'))
  expect(screen.queryByTestId('header-back')).toBeNull()
})

test('K-ROUTER-03: going back from the only page closes the modal', async () => {
  const { kit } = await openOn({ view: 'WhatIsAWallet' })
  act(() => kit.modal.send({ type: 'back', connected: false }))
  await waitFor(() => expect(isOpen()).toBe(false))
})

test('K-ROUTER-04: the back button shows Account instead of Connect while connected', async () => {
  const { kit } = await openOn({ view: 'Connect' }, { connected: fakeWallet() })
  act(() => kit.modal.send({ type: 'push', page: { view: 'Networks' } }))
  await userEvent.click(await screen.findByTestId('header-back'))
  expect(await screen.findByTestId('single-account-avatar')).toBeTruthy()
  expect(screen.queryByTestId('header-back')).toBeNull()
})

/** Blocks the load of a view. Returns a function that completes the load. */
function holdBack(name: 'WhatIsAWallet' | 'ConnectingWalletConnect') {
  let deliver = () => {}
  const held = new Promise<void>((resolve) => {
    deliver = resolve
  })
  const { load } = registry[name]
  vi.spyOn(registry[name], 'load').mockImplementation((async () => {
    await held
    return load()
  }) as never)
  return () => deliver()
}

test('behavior: a loading view shows its title, briefly keeps the old view, then gets focus', async () => {
  const deliver = holdBack('WhatIsAWallet')
  await openOn(undefined)
  const opener = await screen.findByTestId('w3m-wallet-guide-get-started')
  // A synchronous click, because the asserted state lasts only 150 ms.
  act(() => opener.click())
  expect(getTitle()).toBe('What is a wallet?')
  expect(screen.getByTestId('header-back')).toBeTruthy()
  expect(screen.getByTestId('w3m-wallet-guide-get-started')).toBeTruthy()
  const place = await screen.findByTestId('view-placeholder')
  expect(screen.queryByTestId('w3m-wallet-guide-get-started')).toBeNull()
  expect(place.offsetHeight).toBe(3 * 56 + 2 * 8)
  deliver()
  expect(await screen.findByText('One key to many apps')).toBeTruthy()
  expect(screen.queryByTestId('view-placeholder')).toBeNull()
  expect(screen.getByTestId('w3m-modal').contains(document.activeElement)).toBe(true)
})

test('behavior: the placeholder of a QR code has its size, and the back button works there', async () => {
  holdBack('ConnectingWalletConnect')
  const { kit } = await openOn(undefined)
  act(() => kit.modal.send({ type: 'push', page: { view: 'ConnectingWalletConnect' } }))
  expect(getTitle()).toBe('WalletConnect')
  const { width, height } = (await screen.findByTestId('view-placeholder')).getBoundingClientRect()
  expect(height).toBeCloseTo(width, 0)
  await userEvent.click(screen.getByTestId('header-back'))
  expect(getTitle()).toBe('Connect wallet')
  expect(await screen.findByTestId('w3m-wallet-guide-get-started')).toBeTruthy()
})

test('behavior: a view that fails to load shows an error and loads again on retry', async () => {
  const load = vi.spyOn(registry.WhatIsAWallet, 'load')
  load.mockRejectedValueOnce(new TypeError('offline'))
  await openOn(undefined)
  await userEvent.click(await screen.findByTestId('w3m-wallet-guide-get-started'))
  await screen.findByText(/couldn’t be loaded/)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('One key to many apps')).toBeDefined()
})

test('behavior: the error of a view that failed to load stays in the page until retry', async () => {
  const { kit } = await openOn(undefined)
  await screen.findByTestId('w3m-wallet-guide-get-started')
  vi.spyOn(registry.WhatIsAWallet, 'load').mockRejectedValueOnce(new TypeError('offline'))
  vi.useFakeTimers()
  await act(async () => kit.modal.send({ type: 'push', page: { view: 'WhatIsAWallet' } }))
  const retry = screen.getByRole('button', { name: 'Try again' })
  act(() => vi.advanceTimersByTime(1_000))
  expect(retry.isConnected).toBe(true)
  act(() => retry.click())
  expect(screen.queryByText(/couldn’t be loaded/)).toBeNull()
  vi.useRealTimers()
  expect(await screen.findByText('One key to many apps')).toBeDefined()
})

test('K-STATE-05: views work as usual with blocked or full storage', async () => {
  for (const reason of ['blocked', 'full'] as const) {
    const storage = createFailingStorage({ reason, storage: createMemoryStorage() })
    const ports = { storage }
    const { kit, unmount } = await openOn(undefined, { wallets: [fakeWallet()], ports })
    await userEvent.click(await screen.findByText('Test Wallet'))
    await waitFor(() => expect(isOpen()).toBe(false))
    act(() => openModal(kit))
    await screen.findByTestId('disconnect-button')
    act(() => kit.modal.send({ type: 'push', page: { view: 'Networks' } }))
    await screen.findByTestId('w3m-network-switch-Polygon')
    unmount()
  }
})

test('K-VIEW-04: an unknown view renders nothing, and the modal can be closed', async () => {
  const { kit } = await openOn(undefined)
  act(() => kit.modal.send(JSON.parse('{"type":"push","page":{"view":"Nowhere"}}')))
  expect(getTitle()).toBe('')
  expect(screen.queryByTestId('w3m-wallet-guide-get-started')).toBeNull()
  await userEvent.click(screen.getByTestId('w3m-header-close'))
  expect(isOpen()).toBe(false)
})

const failed = { message: 'Your transaction failed', variant: 'error' } as const
const crash = () => JSON.parse('{')

test('S-103: after a view has crashed, the modal can navigate back and close', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { kit } = await openOn(undefined)
  vi.spyOn(registry.WhatIsAWallet, 'load').mockResolvedValue({ WhatIsAWallet: crash })
  const events: KitEvent['data'][] = []
  kit.events.subscribe(({ data }) => events.push(data))
  act(() => kit.modal.send({ type: 'push', page: { view: 'WhatIsAWallet' } }))
  await screen.findByText(/stopped working/)
  await waitFor(() =>
    expect(events).toMatchObject([
      { type: 'error', event: 'INTERNAL_SDK_ERROR', properties: { errorType: 'SyntaxError' } },
    ]),
  )
  await userEvent.click(screen.getByTestId('header-back'))
  await screen.findByTestId('w3m-wallet-guide-get-started')
  await userEvent.click(screen.getByTestId('w3m-header-close'))
  expect(isOpen()).toBe(false)
})

test('S-103: a crashed modal closes, makes the page usable and can open again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { kit } = await openOn(undefined)
  const { ConnectingSocial: titled } = registry
  if (typeof titled.title !== 'function') throw new Error('ConnectingSocial makes its title')
  const entry: { title?: unknown } = titled
  const broken = vi.spyOn(entry as { title: () => string }, 'title')
  broken.mockImplementation(() => JSON.parse('{'))
  act(() =>
    kit.modal.send({
      type: 'push',
      page: { view: 'ConnectingSocial', data: { provider: 'github' } },
    }),
  )
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(kit.modal.getState().open).toBe(false)
  expect(document.querySelector('[inert]')).toBeNull()
  broken.mockRestore()
  act(() => openModal(kit))
  await screen.findByTestId('w3m-modal-card')
})

test('S-139: opening and closing 1,000 times leaves no listeners or elements behind', async () => {
  const { kit } = await openOn(undefined)
  act(() => kit.modal.send({ type: 'close', connected: false }))
  const added = vi.spyOn(document, 'addEventListener')
  const removed = vi.spyOn(document, 'removeEventListener')
  const children = document.body.childElementCount
  for (let round = 0; round < 1000; round += 1) {
    act(() => openModal(kit))
    act(() => kit.modal.send({ type: 'close', connected: false }))
  }
  expect(added.mock.calls.length).toBeGreaterThanOrEqual(1000)
  expect(removed.mock.calls.length).toBe(added.mock.calls.length)
  expect(document.body.childElementCount).toBe(children)
  expect(document.querySelector('[inert]')).toBeNull()
}, 120_000)

test('K-EVT-04, K-EVT-06: an alert shows inside the card, a toast above it at the same time', async () => {
  const { kit } = await openOn(undefined, { projectId: '' })
  const alert = await screen.findByTestId('wui-alertbar-text')
  expect(alert.textContent).toBe('Project ID Not Configured')
  act(() => kit.toasts.setState({ toast: { id: '1', message: 'Done', variant: 'success' } }))
  expect(screen.getByTestId('wui-snackbar-message').textContent).toBe('Done')
  const card = screen.getByTestId('w3m-modal-card')
  expect(card.contains(alert)).toBe(true)
  expect(card.contains(screen.getByTestId('wui-snackbar-message'))).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByTestId('wui-alertbar-text')).toBeNull()
  expect(screen.getByTestId('wui-snackbar-message').textContent).toBe('Done')
})

test('behavior: a toast of the kit uses the text of the app if the app has one', async () => {
  const messages = { 'toast.swapped': '{sold} gegen {bought} getauscht' }
  const { kit } = await openOn(undefined, { messages })
  const values = { sold: 'ETH', bought: '12.5 USDC' }
  const text = { key: 'toast.swapped', values } as const
  act(() => showToast(kit, { message: 'Swapped ETH to 12.5 USDC', variant: 'success', text }))
  const toast = () => screen.getByTestId('wui-snackbar-message').textContent
  expect(toast()).toBe('ETH gegen 12.5 USDC getauscht')
  act(() => hideToast(kit))
  act(() => showToast(kit, { ...failed, text: { key: 'toast.failed' } }))
  expect(toast()).toBe('Your transaction failed')
})

test('behavior: an alert uses the text of the app if the app has one', async () => {
  const messages = { 'alert.project_id_not_configured': 'Keine Projekt-ID' }
  await openOn(undefined, { projectId: '', messages })
  expect((await screen.findByTestId('wui-alertbar-text')).textContent).toBe('Keine Projekt-ID')
})

test('K-EVT-06: an alert is removed when its view is left', async () => {
  const { kit } = await openOn(undefined, { projectId: '' })
  await screen.findByTestId('wui-alertbar-text')
  act(() => kit.modal.send({ type: 'push', page: { view: 'WhatIsAWallet' } }))
  expect(screen.queryByTestId('wui-alertbar-text')).toBeNull()
})

test('behavior: a pending toast shows while no other toast does, until it is closed', async () => {
  const { kit } = await openOn(undefined, { messages: { 'toast.sending': '{amount} unterwegs' } })
  const text = { key: 'toast.sending', values: { amount: '1 ETH' } } as const
  const sending = { id: 'a', source: 'send', message: 'Sending 1 ETH', variant: 'loading' } as const
  act(() => kit.toasts.setState({ pending: [{ ...sending, text }] }))
  const shown = () => screen.queryByTestId('wui-snackbar-message')?.textContent
  await waitFor(() => expect(shown()).toBe('1 ETH unterwegs'))
  act(() => showToast(kit, { message: 'Address copied', variant: 'success' }))
  expect(shown()).toBe('Address copied')
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  act(() => hideToast(kit))
  await waitFor(() => expect(shown()).toBe('1 ETH unterwegs'))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(shown()).toBeUndefined()
})
