import { bitcoin, mainnet, solana } from '@latchkey/core/networks'
import { openModal } from '@latchkey/kit'
import { type CreateTestKitOptions, fakeWallet } from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithKit } from '../../testing/renderWithKit.tsx'

afterEach(cleanup)

const payment = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const ordinal = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'
const amber = () => fakeWallet({ id: 'amber', name: 'Amber' })
const basalt = () =>
  fakeWallet({
    id: 'basalt',
    name: 'Basalt',
    accounts: ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  })
const cobalt = () =>
  fakeWallet({
    id: 'cobalt',
    name: 'Cobalt',
    caipNetworkId: bitcoin.caipNetworkId,
    accounts: [
      { address: payment, type: 'payment' },
      { address: ordinal, type: 'ordinal' },
    ],
  })

async function show(options: CreateTestKitOptions) {
  const rendered = renderWithKit(null, {
    networks: [mainnet, solana, bitcoin],
    features: { multiWallet: true },
    ...options,
  })
  act(() => openModal(rendered.kit, { view: 'ProfileWallets', data: { namespace: 'eip155' } }))
  await screen.findAllByText(/wallets? connected/)
  return rendered
}
const getActive = () => within(screen.getByTestId('wui-active-profile-wallet-item'))
const getActiveId = (kit: Awaited<ReturnType<typeof show>>['kit']) =>
  kit.connection.getState().activeConnectors.eip155
const findToast = (message: string) => screen.findByText(message)

test('S-63, S-65: a wallet name with markup shows as text, and its image is a data URL or absent', async () => {
  const name = '<img src=https://evil.example/x.png>'
  await show({ connected: fakeWallet({ id: 'amber', name }) })
  expect(getActive().getByRole('heading', { name })).toBeTruthy()
  const pictures = [...document.querySelectorAll('img')].map((image) => image.src)
  expect(pictures.filter((src) => !src.startsWith('data:'))).toEqual([])
})

test('K-PROF-01a, K-PROF-01b: shows the active wallet with copy, explorer link and disconnect', async () => {
  const openWindow = vi.fn(() => null)
  await show({ connected: amber(), features: {}, ports: { openWindow } })
  expect(screen.getByTestId('wui-active-profile-wallet-item').getAttribute('address')).toBe(
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  )
  expect(getActive().getByRole('button', { name: /Copy address/ })).toBeTruthy()
  await userEvent.click(getActive().getByRole('button', { name: 'Open in block explorer' }))
  expect(openWindow).toHaveBeenCalledTimes(1)
  expect(openWindow.mock.calls.flat()[0]).toBe(
    'https://etherscan.io/address/0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  )
  expect(getActive().getByRole('button', { name: 'Disconnect' })).toBeTruthy()
})

test('K-PROF-02: a tab for each namespace with an adapter', async () => {
  await show({ connected: [cobalt(), amber()] })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Ethereum', 'Bitcoin'])
})

test('K-PROF-02: bitcoin lists payment and ordinal addresses and switches between them', async () => {
  const { kit } = await show({ connected: [amber(), cobalt()] })
  await userEvent.click(screen.getByRole('tab', { name: 'Bitcoin' }))
  const items = getActive().getAllByRole('listitem')
  expect(items.map((item) => item.textContent?.slice(0, 8))).toEqual(['Paymentb', 'Ordinals'])
  await userEvent.click(getActive().getByRole('button', { name: 'Switch' }))
  await findToast('Account switched')
  const connection = kit.connection.getState().connections.find((c) => c.namespace === 'bip122')
  expect(connection?.accounts[0]).toEqual({ address: ordinal, type: 'ordinal' })
  // The list is sorted by purpose, independent of the active account.
  expect(getActive().getAllByRole('listitem')[0]?.textContent).toContain('Payment')
})

test('K-PROF-03: without the feature only the active wallet shows, and Add only without a wallet', async () => {
  await show({ connected: [basalt(), amber()], features: {} })
  expect(getActive().getByText('Amber')).toBeTruthy()
  expect(screen.queryByText('Basalt')).toBeNull()
  expect(screen.queryByTestId('add-connection-button')).toBeNull()
  cleanup()
  await show({ features: {} })
  expect(screen.getByTestId('empty-state-button')).toBeTruthy()
})

test('K-PROF-04: switching keeps both wallets, with a toast', async () => {
  const { kit } = await show({ connected: [basalt(), amber()] })
  const other = screen.getByTestId('active-connection')
  expect(other.getAttribute('address')).toBe('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359')
  await userEvent.click(within(other).getByTestId('wui-inactive-profile-wallet-item-button'))
  await findToast('Wallet switched')
  expect(getActive().getByText('Basalt')).toBeTruthy()
  expect(kit.connection.getState().connections).toHaveLength(2)
})

test('K-PROF-05: disconnecting one of several makes the next one active and stays here', async () => {
  const { kit } = await show({ connected: [basalt(), amber()] })
  await userEvent.click(getActive().getByRole('button', { name: 'Disconnect' }))
  await findToast('Wallet disconnected')
  expect(getActiveId(kit)).toBe('basalt')
  expect(getActive().getByText('Basalt')).toBeTruthy()
  expect(kit.modal.getState().open).toBe(true)
})

test('K-PROF-06: "Disconnect all" ends every wallet of the namespace and no other', async () => {
  const { kit } = await show({ connected: [cobalt(), basalt(), amber()] })
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect all' }))
  await waitFor(() => {
    const left = kit.connection.getState().connections.map(({ connector }) => connector.id)
    expect(left).toEqual(['cobalt'])
  })
})

test('K-PROF-06: deleting a recent address removes only that address', async () => {
  const { kit } = await show({ connected: [basalt(), amber()] })
  const other = screen.getByTestId('active-connection')
  await userEvent.click(within(other).getByRole('button', { name: /^Disconnect Basalt/ }))
  const recent = await screen.findByTestId('recent-connection')
  expect(recent.getAttribute('address')).toBe('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359')
  await userEvent.click(within(recent).getByRole('button', { name: /^Forget/ }))
  await waitFor(() => expect(screen.queryByTestId('recent-connection')).toBeNull())
  act(() => kit.test.clock.advance(150))
  await findToast('Wallet deleted')
  expect(getActiveId(kit)).toBe('amber')
})

test('K-PROF-07: each status of a wallet has its own actions', async () => {
  const third = fakeWallet({ id: 'garnet', name: 'Garnet', accounts: [`0x${'1'.repeat(40)}`] })
  await show({ connected: [third, basalt(), amber()] })
  const [first] = screen.getAllByTestId('active-connection')
  if (!first) throw new Error('There is no wallet beside the one in use.')
  await userEvent.click(within(first).getByRole('button', { name: /^Disconnect/ }))
  const actionsOf = (element: HTMLElement) =>
    within(element)
      .getAllByRole('button')
      .map((button) => (button.getAttribute('aria-label') ?? button.textContent)?.split(' ')[0])
  const recent = await screen.findByTestId('recent-connection')
  expect(actionsOf(recent)).toEqual(['Rename', 'Connect', 'Forget'])
  expect(actionsOf(screen.getByTestId('active-connection'))).toEqual([
    ...['Rename', 'Switch', 'Disconnect'],
  ])
  expect(actionsOf(screen.getByTestId('wui-active-profile-wallet-item'))).not.toContain('Switch')
  expect(getActive().getByRole('button', { name: 'Disconnect' })).toBeTruthy()
})

test('K-PROF-08: a recent wallet reconnects in its own flow', async () => {
  const { kit } = await show({ connected: [basalt(), amber()] })
  const other = screen.getByTestId('active-connection')
  await userEvent.click(within(other).getByRole('button', { name: /^Disconnect Basalt/ }))
  const recent = await screen.findByTestId('recent-connection')
  await userEvent.click(within(recent).getByRole('button', { name: /^Connect/ }))
  await waitFor(() => expect(getActiveId(kit)).toBe('basalt'))
  expect(kit.modal.getState().stack.at(-1)?.view).toBe('ProfileWallets')
})

test.each([
  [{ name: 'email', username: 'player@example.com' }, 'EmailLogin', 0],
  [{ name: 'github', username: 'player' }, 'ConnectingSocial', 1],
  [{ name: 'farcaster', username: 'player' }, 'ConnectingFarcaster', 0],
] as const)(
  'K-PROF-08: a recent login by $name starts its own login flow again',
  async (auth, view, windows) => {
    const openWindow = vi.fn(() => null)
    const { kit } = await show({
      connected: [amber()],
      secureFrame: { url: 'https://secure.example/sdk' },
      ports: { openWindow, loadFrameHost: () => new Promise(() => {}) },
    })
    const connector = { id: 'AUTH', name: 'Auth', type: 'AUTH', namespace: 'eip155' } as const
    const accounts = [{ address: `0x${'1'.repeat(40)}` }]
    const recent = { namespace: 'eip155', connector, accounts, auth } as const
    act(() => kit.connection.setState({ recentConnections: [recent] }))
    const row = within(await screen.findByTestId('recent-connection'))
    expect(row.getByText(auth.username)).toBeTruthy()
    await userEvent.click(row.getByRole('button', { name: /^Connect/ }))
    expect(kit.modal.getState().stack.at(-1)?.view).toBe(view)
    expect(openWindow).toHaveBeenCalledTimes(windows)
  },
)

test.each([
  ['email', 'Email'],
  ['github', 'GitHub'],
] as const)('S-101: a recent login by %s without a user name shows as %s', async (name, shown) => {
  const { kit } = await show({ connected: [amber()] })
  const connector = { id: 'AUTH', name: 'Auth', type: 'AUTH', namespace: 'eip155' } as const
  const accounts = [{ address: `0x${'1'.repeat(40)}` }]
  const recent = { namespace: 'eip155', connector, accounts, auth: { name } } as const
  act(() => kit.connection.setState({ recentConnections: [recent] }))
  expect(within(await screen.findByTestId('recent-connection')).getByText(shown)).toBeTruthy()
})

test('behavior: a failed disconnect shows a toast', async () => {
  await show({ connected: [fakeWallet({ name: 'Amber', rejects: 'disconnect' })] })
  await userEvent.click(getActive().getByRole('button', { name: 'Disconnect' }))
  expect(await findToast('Failed to disconnect')).toBeDefined()
})

test('behavior: Add opens the wallets of the namespace', async () => {
  const { kit } = await show({ connected: [amber()] })
  await userEvent.click(screen.getByTestId('add-connection-button'))
  expect(kit.modal.getState().stack.at(-1)).toEqual({
    view: 'Connect',
    data: { addWalletForNamespace: 'eip155' },
  })
})
