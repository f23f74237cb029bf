import { mainnet, solana } from '@latchkey/core/networks'
import { openModal } from '@latchkey/kit'
import { type FakeWallet, fakeWallet } from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderWithKit } from '../../testing/renderWithKit.tsx'

afterEach(cleanup)

async function openNetworks(connected?: FakeWallet) {
  const rendered = renderWithKit(null, connected ? { connected } : {})
  act(() => {
    openModal(rendered.kit)
    rendered.kit.modal.send({ type: 'push', page: { view: 'Networks' } })
  })
  await screen.findByTestId('w3m-network-switch-Polygon')
  return rendered
}
const getTitle = () => screen.getByTestId('w3m-header-text').textContent
const getNetwork = (kit: { connection: { getState: () => { networks: object } } }) =>
  kit.connection.getState().networks

test('default: marks the current network', async () => {
  await openNetworks(fakeWallet())
  const current = screen.getByTestId('w3m-network-switch-Ethereum')
  expect(current.getAttribute('aria-current')).toBe('true')
  expect(screen.getByTestId('w3m-network-switch-Polygon').hasAttribute('aria-current')).toBe(false)
})

test('K-NET-03: the search filters, and shows a message without results', async () => {
  await openNetworks()
  const field = screen.getByRole('searchbox')
  await userEvent.type(field, 'POL')
  await waitFor(() => expect(screen.queryByTestId('w3m-network-switch-Ethereum')).toBeNull())
  expect(screen.getByTestId('w3m-network-switch-Polygon')).toBeTruthy()
  await userEvent.type(field, 'x')
  await screen.findByText('No networks found.')
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  await screen.findByTestId('w3m-network-switch-Ethereum')
})

test('behavior: without a wallet the network changes immediately', async () => {
  const { kit } = await openNetworks()
  await userEvent.click(screen.getByTestId('w3m-network-switch-Polygon'))
  await waitFor(() => expect(getTitle()).toBe('Connect wallet'))
  expect(getNetwork(kit)).toEqual({ eip155: 'eip155:137' })
})

test('K-NET-04: SwitchNetwork shows the wallet approval and navigates back once it is given', async () => {
  const wallet = fakeWallet({ hangs: 'switchNetwork' })
  const { unmount } = await openNetworks(wallet)
  await userEvent.click(screen.getByTestId('w3m-network-switch-Polygon'))
  await screen.findByText('Approve in Test Wallet')
  expect(getTitle()).toBe('Polygon')
  unmount()

  const { kit } = await openNetworks(fakeWallet())
  await userEvent.click(screen.getByTestId('w3m-network-switch-Polygon'))
  await waitFor(() => expect(getNetwork(kit)).toEqual({ eip155: 'eip155:137' }))
  await waitFor(() => expect(getTitle()).toBe('Choose network'))
})

test('K-NET-04: a refusal shows an error with "Try again"', async () => {
  const wallet = fakeWallet({ rejects: 'switchNetwork' })
  const { kit } = await openNetworks(wallet)
  await userEvent.click(screen.getByTestId('w3m-network-switch-Polygon'))
  await screen.findByText('Switch declined')
  expect(getNetwork(kit)).toEqual({ eip155: 'eip155:1' })
  wallet.behave({})
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(getTitle()).toBe('Choose network'))
})

test('K-NET-04: a wallet that cannot switch networks is not shown as a declined switch', async () => {
  await openNetworks(fakeWallet({ lacks: ['switchNetwork'] }))
  await userEvent.click(screen.getByTestId('w3m-network-switch-Polygon'))
  await screen.findByText('Test Wallet can’t switch networks')
  expect(screen.getByText('Switch to Polygon in your wallet.')).toBeTruthy()
})

test('K-NET-04: a failure of the wallet is not shown as a declined switch', async () => {
  const wallet = fakeWallet()
  const features = { ...wallet.wallet.features, switchNetwork: () => Promise.reject(new Error()) }
  await openNetworks({ ...wallet, wallet: { ...wallet.wallet, features } })
  await userEvent.click(screen.getByTestId('w3m-network-switch-Polygon'))
  await screen.findByText('Test Wallet didn’t switch')
  expect(screen.getByText('Switch to Polygon in your wallet, or try again.')).toBeTruthy()
})

test('K-WORLD-01: an earlier request of the wallet does not show as a declined switch', async () => {
  const wallet = fakeWallet({ busy: 'switchNetwork' })
  await openNetworks(wallet)
  await userEvent.click(screen.getByTestId('w3m-network-switch-Polygon'))
  await screen.findByText(/A request is already waiting in Test Wallet/)
  expect(screen.queryByText('Switch declined')).toBeNull()
  wallet.behave({})
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(getTitle()).toBe('Choose network'))
})

test('K-NET-02: switching from an unsupported network closes the blocking view', async () => {
  const connected = fakeWallet({ caipNetworkId: 'eip155:10' })
  const { kit } = renderWithKit(null, { connected })
  act(() => openModal(kit, { view: 'UnsupportedChain' }))
  await userEvent.click(await screen.findByTestId('w3m-network-switch-Polygon'))
  await waitFor(() => expect(kit.modal.getState().open).toBe(false))
  expect(getNetwork(kit)).toEqual({ eip155: 'eip155:137' })
})

test('K-MODAL-08: SwitchNetwork opened from UnsupportedChain cannot be closed', async () => {
  const connected = fakeWallet({ caipNetworkId: 'eip155:10', hangs: 'switchNetwork' })
  const { kit } = renderWithKit(null, { connected })
  act(() => openModal(kit, { view: 'UnsupportedChain' }))
  await userEvent.click(await screen.findByTestId('w3m-network-switch-Polygon'))
  await screen.findByText('Approve in Test Wallet')
  await userEvent.keyboard('{Escape}')
  expect(kit.modal.getState().open).toBe(true)
})

test('behavior: UnsupportedChain offers to disconnect', async () => {
  const connected = fakeWallet({ caipNetworkId: 'eip155:10' })
  const { kit } = renderWithKit(null, { connected })
  act(() => openModal(kit, { view: 'UnsupportedChain' }))
  await userEvent.click(await screen.findByTestId('disconnect-button'))
  await waitFor(() => expect(kit.modal.getState().open).toBe(false))
  expect(kit.connection.getState().connections).toEqual([])
})

test('K-NET-06: a namespace without a wallet asks for confirmation and then offers its wallets', async () => {
  const { kit } = renderWithKit(null, {
    networks: [mainnet, solana],
    connected: fakeWallet(),
    wallets: [fakeWallet({ id: 'sol', name: 'Sol', caipNetworkId: solana.caipNetworkId })],
  })
  act(() => openModal(kit, { view: 'Networks' }))
  await userEvent.click(await screen.findByTestId('w3m-network-switch-Solana'))
  await screen.findByText('Test Wallet doesn’t support Solana. Connect a wallet for Solana.')
  await userEvent.click(screen.getByTestId('w3m-switch-active-chain-button'))
  await waitFor(() =>
    expect(kit.modal.getState().stack).toEqual([
      { view: 'Connect', data: { addWalletForNamespace: 'solana' } },
    ]),
  )
  expect(getNetwork(kit)).toMatchObject({ solana: solana.caipNetworkId })
})

test('K-NET-03: networks that the wallet approved come first; others are disabled, with a reason', async () => {
  const { kit } = await openNetworks(fakeWallet())
  act(() =>
    kit.connection.setState(({ connections }) => ({
      connections: connections.map((connection) => ({
        ...connection,
        approvedNetworkIds: ['eip155:137', 'eip155:1'] as const,
      })),
    })),
  )
  const rows = () => screen.getAllByTestId(/^w3m-network-switch-/)
  await waitFor(() =>
    expect(rows().map((row) => row.textContent)).toEqual(['Polygon', 'Ethereum', 'Sepolia']),
  )
  expect(rows().map((row) => row.getAttribute('aria-disabled'))).toEqual([null, null, 'true'])
})
