import { bitcoin, mainnet, solana } from '@latchkey/core/networks'
import { disconnect, openModal, renameAccount } from '@latchkey/kit'
import { fakeAdapter, fakeSignIn, fakeWallet } from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { useAppUser } from '../../hooks/appearance/useAppUser.ts'
import { type FakeAnswers, fakeApi } from '../../testing/fakeApi.ts'
import { type RenderWithKitOptions, renderWithKit } from '../../testing/renderWithKit.tsx'

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

test('K-WORLD-06: a locked wallet shows as locked, with a button that unlocks it', async () => {
  const connected = fakeWallet({ name: 'Fox' })
  const { kit } = await openAccount({ connected })
  const [account] = connected.getAccounts()
  act(() => connected.changeAccounts([]))
  const notice = await screen.findByText('Fox is locked. Unlock it to sign and send.')
  expect(notice).toBeTruthy()
  expect(kit.connection.getState().connections).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Unlock' }))
  await waitFor(() => expect(connected.requests).toContain('connect'))
  act(() => connected.changeAccounts([String(account?.address)]))
  await waitFor(() => expect(screen.queryByText(/is locked/)).toBeNull())
})

test('K-ACC-03: shows the native balance truncated to three decimals, with its symbol', async () => {
  const getBalance = () => ({ amount: 1_999_999n, decimals: 6, symbol: 'ETH' })
  await openAccount({ adapters: [fakeAdapter({ getBalance })] })
  const balance = await screen.findByRole('note')
  expect(balance.textContent).toBe('1.999 ETH')
})

test('K-ACC-03: a balance that failed to load shows a dash instead of zero, and can be retried', async () => {
  let down = true
  const getBalance = () => {
    if (down) throw new TypeError('offline')
    return { amount: 7_000_000n, decimals: 6, symbol: 'ETH' }
  }
  await openAccount({ adapters: [fakeAdapter({ getBalance })] }, { balance: { balances: [] } })
  expect(await screen.findByText('Balance not available')).toBeTruthy()
  const card = screen.getByTestId('w3m-modal-card')
  expect(card.textContent).toContain('—')
  expect(card.textContent).not.toContain('0.00')
  down = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await screen.findByRole('note')).textContent).toBe('7 ETH')
  expect(screen.queryByText('Balance not available')).toBeNull()
})

test.each([
  [mainnet, '7 ETH'],
  [solana, '7 SOL'],
  [bitcoin, '7 BTC'],
] as const)(
  'K-ACC-03: a balance shows as loading, as unknown and after a retry: $name',
  async (network, known) => {
    const { caipNetworkId, chainNamespace: namespace, nativeCurrency } = network
    const { decimals, symbol } = nativeCurrency
    const answers: ((amount: bigint | undefined) => void)[] = []
    const getBalance = async () => {
      const amount = await new Promise<bigint | undefined>((resolve) => answers.push(resolve))
      if (amount === undefined) throw new TypeError('offline')
      return { amount, decimals, symbol }
    }
    const connected = fakeWallet({ caipNetworkId })
    const adapters = [fakeAdapter({ namespace, getBalance })]
    await openAccount({ connected, adapters, networks: [network] })
    expect(screen.getByRole('img', { name: 'Loading balance' })).toBeTruthy()
    await waitFor(() => expect(answers).toHaveLength(1))
    answers[0]?.(undefined)
    expect(await screen.findByText('Balance not available')).toBeTruthy()
    expect(screen.getByText('—')).toBeTruthy()
    expect(screen.getByTestId('w3m-modal-card').textContent).not.toMatch(/(^|\s)0(\.0+)?\s/)
    const [retry] = screen.getAllByRole('button', { name: 'Try again' })
    await userEvent.click(retry ?? document.body)
    await waitFor(() => expect(answers).toHaveLength(2))
    answers[1]?.(7n * 10n ** BigInt(decimals))
    expect((await screen.findByRole('note')).textContent).toBe(known)
  },
)

test('K-ACC-06: the view does not report "no tokens" if the supported networks are unknown', async () => {
  await openAccount({}, { 'supported-chains': 'error' })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByText(/^No tokens/)).toBeNull()
})

test('K-BAPI-11c: a network without a token list shows a notice and a toast', async () => {
  const { kit } = await openAccount({}, { 'supported-chains': { http: [], ws: [] } })
  expect(await screen.findByText('Tokens on Ethereum can’t be shown here.')).toBeTruthy()
  expect(screen.queryByText(/^No tokens/)).toBeNull()
  expect(kit.toasts.getState().toast?.message).toBe('Token Balance Unavailable')
})

test('behavior: shows the label that the user gave the account, and its address', async () => {
  const { kit } = await openAccount()
  expect(screen.queryByTestId('account-name')).toBeNull()
  const address = kit.connection.getState().connections[0]?.accounts[0]?.address ?? ''
  act(() => renameAccount(kit, { namespace: 'eip155', address, label: 'Savings' }))
  expect(screen.getByTestId('account-name').textContent).toBe('Savings')
  expect(screen.getByText('0x5a…1BeAed')).toBeTruthy()
})

test('K-ACC-10: shows the profile name of the account above its address', async () => {
  const identity = {
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed': { name: 'mira.eth', avatar: null },
  }
  const { kit } = await openAccount({}, identity)
  await act(async () => {
    const { getQueryClient, identityQuery } = await import('@latchkey/kit/query')
    const [account] = kit.connection.getState().connections[0]?.accounts ?? []
    const query = identityQuery(kit, { address: account?.address ?? '', network: mainnet })
    await getQueryClient(kit).fetchQuery(query)
  })
  expect(screen.getByTestId('account-name').textContent).toBe('mira.eth')
  expect(screen.getByText('0x5a…1BeAed')).toBeTruthy()
})

test('S-65: token images load only from configured origins', async () => {
  const images = ['https://api.example/club.png', 'https://tracker.example/pixel.png']
  const balances = images.map((iconUrl, index) => ({ ...club, iconUrl, symbol: `CLUB${index}` }))
  await openAccount({}, { balance: { balances } })
  await screen.findAllByText('Clubhouse Points')
  const shown = [...document.querySelectorAll('img')].map(({ src }) => src)
  expect(shown).toContain(images[0])
  expect(shown).not.toContain(images[1])
})

function Player({ signOut }: { readonly signOut: () => Promise<unknown> }) {
  useAppUser({ name: 'Wren', avatarSeed: 'player', signOut })
  return null
}

test('K-ACC-08: the app’s user replaces the account’s name, and its sign-out disconnect', async () => {
  let answer = () => Promise.reject(new TypeError('offline'))
  const calls: string[] = []
  const signOut = () => {
    calls.push('signOut')
    return answer()
  }
  const connected = fakeWallet()
  const { kit } = renderWithKit(<Player signOut={signOut} />, { connected })
  act(() => openModal(kit))
  expect((await screen.findByTestId('account-name')).textContent).toBe('Wren')
  const row = screen.getByTestId('disconnect-button')
  expect(row.textContent).toBe('Sign out')
  await userEvent.click(row)
  expect(await screen.findByText('Couldn’t sign you out')).toBeTruthy()
  expect(kit.connection.getState().connections).toHaveLength(1)
  answer = () => disconnect(kit) as Promise<never>
  await userEvent.click(row)
  await waitFor(() => expect(kit.modal.getState().open).toBe(false))
  expect(calls).toHaveLength(2)
})

test('K-ACC-08: disconnect ends the connected state and closes', async () => {
  const { kit } = await openAccount()
  await userEvent.click(screen.getByTestId('disconnect-button'))
  await waitFor(() => expect(kit.connection.getState().connections).toEqual([]))
  expect(screen.getByTestId('w3m-modal').hasAttribute('open')).toBe(false)
})

test('behavior: lists the tokens with their values', async () => {
  await openAccount({}, { balance: { balances: [club] } })
  expect(await screen.findByText('Clubhouse Points')).toBeTruthy()
  expect(screen.getByText('$1,200.50')).toBeTruthy()
})

test('behavior: an account without tokens shows a message', async () => {
  await openAccount({}, { balance: { balances: [] } })
  expect(await screen.findByText('No tokens on Ethereum yet.')).toBeDefined()
})

test('K-ACC-06: a failing balance request shows "Token Balance Unavailable"', async () => {
  const { kit } = await openAccount({}, { balance: 'error' })
  expect(await screen.findAllByText('Your tokens couldn’t be loaded.')).not.toHaveLength(0)
  expect(kit.toasts.getState().toast?.message).toBe('Token Balance Unavailable')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('behavior: an account that is not signed in shows a button that opens the sign-in', async () => {
  const { kit } = await openAccount()
  act(() => kit.connection.setState({ signIn: 'optional' }))
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByTestId('w3m-connecting-siwe-sign')).toBeDefined()
})

test('K-SIWX-06c: an unreachable sign-in service shows a notice and can be retried', async () => {
  const signIn = fakeSignIn({ required: false })
  signIn.behave('unreachable')
  const { kit } = await openAccount({ signIn })
  act(() => kit.connection.setState({ signIn: 'unreachable' }))
  expect(await screen.findByText(/^The sign-in service isn’t responding/)).toBeTruthy()
  signIn.behave('normal')
  const notice = screen.getByText(/^The sign-in service isn’t responding/).parentElement
  await userEvent.click(within(notice ?? document.body).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(kit.connection.getState().signIn).toBe('optional'))
  expect(screen.queryByText(/^The sign-in service isn’t responding/)).toBeNull()
})
