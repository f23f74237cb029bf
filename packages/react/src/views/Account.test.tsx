import { openModal, renameAccount } from '@latchkey/kit'
import { fakeAdapter, fakeWallet } from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { type FakeAnswers, fakeApi } from '../testing/fakeApi.ts'
import { type RenderWithKitOptions, renderWithKit } from '../testing/renderWithKit.tsx'

afterEach(cleanup)

const chains = { http: ['eip155:1'], ws: [] }
const club = {
  name: 'Clubhouse Points',
  symbol: 'CLUB',
  price: 1,
  value: 1200.5,
  quantity: { decimals: '18', numeric: '1200.50055' },
  iconUrl: '',
}

async function openAccount(options: RenderWithKitOptions = {}, answers: FakeAnswers = {}) {
  const fetch = fakeApi({ 'supported-chains': chains, ...answers })
  const rendered = renderWithKit(null, {
    connected: fakeWallet(),
    blockchainApiUrl: 'https://api.example',
    ports: { fetch },
    ...options,
  })
  act(() => openModal(rendered.kit))
  await screen.findByTestId('single-account-avatar')
  return rendered
}

test('K-ACC-03: shows the native balance with three decimals, cut, and its symbol', async () => {
  const getBalance = () => ({ amount: 1_999_999n, decimals: 6, symbol: 'ETH' })
  await openAccount({ adapters: [fakeAdapter({ getBalance })] })
  const balance = await screen.findByRole('note')
  expect(balance.textContent).toBe('1.999 ETH')
})

test('K-ACC-03: a failed look-up gives 0.00 ETH', async () => {
  const getBalance = () => Promise.reject(new TypeError('offline'))
  await openAccount({ adapters: [fakeAdapter({ getBalance })] })
  expect((await screen.findByRole('note')).textContent).toBe('0.00 ETH')
})

test('behavior: shows the name a person has given the account, with its address', async () => {
  const { kit } = await openAccount()
  expect(screen.queryByTestId('account-name')).toBeNull()
  const address = kit.connection.getState().connections[0]?.accounts[0]?.address ?? ''
  act(() => renameAccount(kit, { namespace: 'eip155', address, label: 'Savings' }))
  expect(screen.getByTestId('account-name').textContent).toBe('Savings')
  expect(screen.getByText('0x5a…1BeAed')).toBeTruthy()
})

test('K-ACC-08: disconnect ends the connected state and closes', async () => {
  const { kit } = await openAccount()
  await userEvent.click(screen.getByTestId('disconnect-button'))
  await waitFor(() => expect(kit.connection.getState().connections).toEqual([]))
  expect(screen.getByTestId('w3m-modal').hasAttribute('open')).toBe(false)
})

test('behavior: lists the tokens with what they are worth', async () => {
  await openAccount({}, { balance: { balances: [club] } })
  expect(await screen.findByText('Clubhouse Points')).toBeTruthy()
  expect(screen.getByText('$1,200.50')).toBeTruthy()
})

test('behavior: without tokens it says so', async () => {
  await openAccount({}, { balance: { balances: [] } })
  await screen.findByText('No tokens on Ethereum yet.')
})

test('behavior: a failing balance request shows "Token Balance Unavailable"', async () => {
  const { kit } = await openAccount({}, { balance: 'error' })
  expect(await screen.findAllByText('Token Balance Unavailable')).not.toHaveLength(0)
  expect(kit.toasts.getState().toast?.message).toBe('Token Balance Unavailable')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('behavior: connected but not signed in leads to the signature', async () => {
  const { kit } = await openAccount()
  act(() => kit.connection.setState({ signIn: 'optional' }))
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByTestId('w3m-connecting-siwe-sign')
})
