import { openModal } from '@latchkey/kit'
import { type FakeWallet, fakeWallet } from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderWithKit } from '../../testing/renderWithKit.tsx'

afterEach(cleanup)

/** Opens Connect and presses the wallet, as a user does. */
async function press(wallet: FakeWallet) {
  const rendered = renderWithKit(null, { wallets: [wallet] })
  const events: string[] = []
  rendered.kit.events.subscribe((event) => events.push(event.data.event))
  act(() => openModal(rendered.kit))
  await userEvent.click(await screen.findByTestId('wallet-selector-test.wallet'))
  return { ...rendered, events }
}
const isOpen = () => screen.getByTestId('w3m-modal').hasAttribute('open')

test('default: sends the request on mount and closes once the wallet has connected', async () => {
  const wallet = fakeWallet()
  const { kit, events } = await press(wallet)
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(wallet.requests).toEqual(['connect'])
  expect(kit.connection.getState().connections).toHaveLength(1)
  expect(events).toContain('SELECT_WALLET')
  expect(events).toContain('CONNECT_SUCCESS')
})

test('behavior: the view shows that it is waiting, and adds a hint after a minute', async () => {
  const { kit } = await press(fakeWallet({ hangs: 'connect' }))
  await screen.findByText('Continue in Test Wallet')
  expect(screen.queryByText(/Still waiting/)).toBeNull()
  await waitFor(() => expect(kit.connection.getState().pending).toBeDefined())
  act(() => kit.test.clock.advance(60_000))
  expect(screen.getByText(/Still waiting/)).toBeTruthy()
})

test('K-WORLD-01: an earlier request of the wallet is shown and followed, not declined', async () => {
  const wallet = fakeWallet({ busy: 'connect' })
  const { kit } = await press(wallet)
  await screen.findByText(/A request is already waiting in Test Wallet/)
  expect(screen.queryByText('Connection declined')).toBeNull()
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy()
  wallet.behave({})
  act(() => kit.test.clock.advance(1_000))
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(kit.connection.getState().connections).toHaveLength(1)
})

test('K-WORLD-01: "Try again" repeats the request after the earlier one was declined', async () => {
  const wallet = fakeWallet({ busy: 'connect' })
  await press(wallet)
  const again = await screen.findByRole('button', { name: 'Try again' })
  wallet.behave({ rejects: 'connect' })
  await userEvent.click(again)
  await screen.findByText('Connection declined')
  expect(wallet.requests).toEqual(['connect', 'connect'])
})

const places = (['eip155', 'solana', 'bip122'] as const).map((namespace) => ({
  connectorId: 'test.wallet',
  namespace,
}))

/**
 * Opens the view for a wallet with two or three namespaces. The wallet never answers the first one.
 */
async function openOf(count: 2 | 3) {
  const [evm, ...others] = places.slice(0, count)
  const { kit } = renderWithKit(null, { wallets: [fakeWallet({ hangs: 'connect' })] })
  act(() => openModal(kit, { view: 'Connect' }))
  await screen.findByTestId('wallet-selector-test.wallet')
  const data = { connectorId: 'test.wallet', namespace: evm?.namespace ?? 'eip155', others }
  act(() => kit.modal.send({ type: 'push', page: { view: 'ConnectingExternal', data } }))
  const link = await screen.findByTestId('w3m-use-other-ecosystem')
  return { kit, link, getPage: () => kit.modal.getState().stack.at(-1) }
}

test('K-CONN-11: a link replaces the request with one for the wallet’s other namespace', async () => {
  const { kit, link, getPage } = await openOf(2)
  expect(link.textContent).toBe('Use Solana instead')
  await waitFor(() => expect(kit.connection.getState().pending?.namespace).toBe('eip155'))
  await userEvent.click(link)
  expect(getPage()?.view).toBe('ConnectingExternal')
  expect(kit.modal.getState().stack).toHaveLength(2)
  // The request of the first namespace ended when its view unmounted.
  await waitFor(() => expect(kit.connection.getState().pending?.namespace).not.toBe('eip155'))
  expect(screen.getByTestId('w3m-use-other-ecosystem').textContent).toBe('Use Ethereum instead')
})

test('K-CONN-11: with several other namespaces the link opens a page to choose one', async () => {
  const { link, getPage } = await openOf(3)
  expect(link.textContent).toBe('Use Solana or Bitcoin instead')
  await userEvent.click(link)
  expect(getPage()).toMatchObject({
    view: 'ConnectingMultiChain',
    data: { connectors: places.slice(1) },
  })
  await screen.findByTestId('wui-list-chain-solana')
  expect(screen.queryByTestId('wui-list-chain-eip155')).toBeNull()
})

test('K-INJ-04: a rejection shows the declined state, sends USER_REJECTED and allows "Try again"', async () => {
  const wallet = fakeWallet({ rejects: 'connect' })
  const { events } = await press(wallet)
  await screen.findByText('Connection declined')
  expect(events).toContain('USER_REJECTED')
  wallet.behave({})
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(wallet.requests).toEqual(['connect', 'connect'])
})

test('K-INJ-05: another failure sends CONNECT_ERROR and says that the wallet did not connect', async () => {
  const { events } = await press(fakeWallet({ accounts: [] }))
  await screen.findByText('Test Wallet didn’t connect')
  expect(screen.queryByText('Connection declined')).toBeNull()
  expect(events).toContain('CONNECT_ERROR')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('S-134b: Cancel navigates back immediately and aborts the request', async () => {
  const { kit } = await press(fakeWallet({ hangs: 'connect' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await screen.findByTestId('wallet-selector-test.wallet')
  await waitFor(() => expect(kit.connection.getState().pending).toBeUndefined())
  expect(kit.connection.getState().status['eip155'] ?? 'disconnected').toBe('disconnected')
})

test('behavior: a connected wallet receives no second request', async () => {
  const connected = fakeWallet()
  const { kit } = renderWithKit(null, { connected })
  act(() =>
    openModal(kit, {
      view: 'ConnectingExternal',
      data: { connectorId: 'test.wallet', namespace: 'eip155' },
    }),
  )
  await screen.findByText('Test Wallet is connected')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(connected.requests).toEqual([])
})

test('behavior: StrictMode sends one request to the wallet', async () => {
  const wallet = fakeWallet({ hangs: 'connect' })
  const { kit } = renderWithKit(null, { wallets: [wallet], wrapper: StrictMode })
  act(() => openModal(kit))
  await userEvent.click(await screen.findByTestId('wallet-selector-test.wallet'))
  await screen.findByText('Continue in Test Wallet')
  await waitFor(() => expect(wallet.requests).toEqual(['connect']))
})
