import type { BalanceOptions } from '@latchkey/core'
import { fakeAdapter, fakeLogin, fakeWallet } from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { AccountButton } from '../../buttons/AccountButton.tsx'
import { type FakeAnswers, fakeApi } from '../../testing/fakeApi.ts'
import { fetchViews } from '../../testing/fetchViews.ts'
import { getViews, showPages } from '../../testing/openOn.tsx'
import { type RenderWithKitOptions, renderWithKit } from '../../testing/renderWithKit.tsx'

await fetchViews()

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const chains = { http: ['eip155:1'], ws: [] }
const token = (symbol: string, value?: number) => ({
  name: `The ${symbol} coin`,
  symbol,
  address: `eip155:1:0x${symbol}`,
  price: 1,
  quantity: { decimals: '18', numeric: '2' },
  iconUrl: '',
  ...(value !== undefined && { value }),
})
const some = { balances: [token('CLUB', 1200.5), token('NONE'), token('USDC', 84.25)] }
const many = {
  balances: Array.from({ length: 2_000 }, (_, index) => token(`T${index}`, 2_000 - index)),
}

async function openAccount(answers: FakeAnswers = {}, options: RenderWithKitOptions = {}) {
  const rendered = renderWithKit(<AccountButton />, {
    connected: fakeWallet(),
    blockchainApiUrl: 'https://api.example',
    ports: { fetch: fakeApi({ 'supported-chains': chains, ...answers }) },
    ...options,
  })
  showPages(rendered.kit, [{ view: 'Account' }])
  await screen.findByTestId('single-account-avatar')
  return rendered
}

const modalText = () => screen.getByTestId('w3m-modal-card').textContent
const getRows = () => within(screen.getByRole('list', { name: 'Tokens' })).getAllByRole('listitem')

test('K-ACC-02: a login shows the total, another wallet its native balance with the total below', async () => {
  await openAccount({ balance: some }, { connected: fakeLogin() })
  expect(await screen.findByText('$1,284.75')).toBeTruthy()
  expect(screen.queryByText('$1,284.75 total')).toBeNull()
  cleanup()
  await openAccount({ balance: some })
  expect(await screen.findByText('$1,284.75 total')).toBeTruthy()
  expect(screen.queryByText('$1,284.75')).toBeNull()
})

test('K-ACC-02: a total that failed to load shows a dash instead of zero, and can be retried', async () => {
  await openAccount({ balance: 'error' }, { connected: fakeLogin() })
  expect(await screen.findByText('Balance not available')).toBeTruthy()
  expect(modalText()).toContain('—')
  expect(modalText()).not.toContain('$0')
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2)
})

test('K-ACC-05: a token without decimals has no row, and its worth is not in the total', async () => {
  const whole = { ...token('WHOLE', 500), quantity: { decimals: '0', numeric: '5' } }
  const balances = [...some.balances, whole]
  await openAccount({ balance: { balances } }, { connected: fakeLogin() })
  expect(await screen.findByText('$1,284.75')).toBeTruthy()
  await waitFor(() => expect(getRows().length).toBeGreaterThanOrEqual(some.balances.length))
  expect(modalText()).toContain('USDC')
  expect(modalText()).not.toContain('WHOLE')
})

test('K-ACC-02: a login without token prices shows its native balance', async () => {
  await openAccount({ balance: { balances: [token('NONE')] } }, { connected: fakeLogin() })
  expect((await screen.findByRole('note')).textContent).toMatch(/ETH$/)
})

test('K-ACC-01: tokens and NFTs are tabs, and back navigation reopens the selected one', async () => {
  const { kit } = await openAccount({ balance: some, nfts: { data: [], next: null } })
  await userEvent.click(screen.getByTestId('tab-nfts'))
  expect(await screen.findByText('No NFTs to show on Ethereum.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Receive funds' }))
  expect(getViews(kit)).toEqual(['Account', 'WalletReceive'])
  act(() => kit.modal.send({ type: 'back', connected: true }))
  expect(await screen.findByText('No NFTs to show on Ethereum.')).toBeTruthy()
  expect(screen.getByTestId('tab-nfts').getAttribute('aria-selected')).toBe('true')
})

test('behavior: an account without tokens shows a row that opens its address', async () => {
  const { kit } = await openAccount({ balance: { balances: [] } })
  await userEvent.click(await screen.findByTestId('w3m-account-receive-button'))
  expect(getViews(kit).at(-1)).toBe('WalletReceive')
})

test('behavior: tokens are sorted by value, and a short list has no search field', async () => {
  await openAccount({ balance: some })
  await screen.findByText('The CLUB coin')
  expect(getRows().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('CLUB'),
    expect.stringContaining('USDC'),
    expect.stringContaining('NONE'),
  ])
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('behavior: of 2,000 tokens the first 20 show; the rest is searched, or scrolled through', async () => {
  await openAccount({ balance: many })
  await screen.findByText('The T0 coin')
  expect(getRows()[0]?.getAttribute('aria-setsize')).toBe('20')
  const search = screen.getByRole('searchbox', { name: 'Search tokens' })
  await userEvent.type(search, 't1999')
  expect(getRows().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('The T1999 coin'),
  ])
  await userEvent.clear(search)
  await userEvent.type(search, 'nowhere')
  expect(screen.getByText('No token is called “nowhere”.')).toBeTruthy()
  await userEvent.clear(search)
  await userEvent.click(screen.getByRole('button', { name: 'Show all 2,000 tokens' }))
  expect(getRows()[0]?.getAttribute('aria-setsize')).toBe('2000')
  expect(getRows().length).toBeLessThan(60)
})

test('K-WORLD-14b, K-WORLD-14c: unlisted tokens are marked in words, listed ones are not', async () => {
  const listed = { ...token('USDC', 3), listed: true }
  const double = { ...token('usdc', 2), address: `eip155:1:0x${'67'.repeat(20)}` }
  await openAccount({ balance: { balances: [listed, double, token('CLUB', 1)] } })
  await screen.findByText('The CLUB coin')
  expect(getRows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^(?!.*Not )/),
    expect.stringContaining('Not the known usdc · 0x67…676767'),
    expect.stringContaining('Not on a token list · CLUB'),
  ])
  expect(screen.queryByText(/^You have more tokens/)).toBeNull()
})

test('K-WORLD-14i: an account with further tokens says how to add one', async () => {
  await openAccount({ balance: { ...some, next: 'more' } })
  expect(await screen.findByText(/^You have more tokens/)).toBeTruthy()
})

test('K-WORLD-14d: a token is added by its address, after an error, and removed again', async () => {
  const getBalance = ({ token: address, network }: BalanceOptions) => {
    if (address === '0xvoid') throw new RangeError('no token')
    const gold = { amount: 5_000_000n, decimals: 6, symbol: 'GOLD' }
    return address ? gold : { amount: 1n, ...network.nativeCurrency }
  }
  const wallet = fakeWallet()
  const adapters = [fakeAdapter({ wallets: [wallet], getBalance })]
  await openAccount({ balance: some }, { connected: wallet, adapters })
  await userEvent.click(await screen.findByRole('button', { name: 'Add token' }))
  const field = screen.getByRole('textbox', { name: 'Token address' })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true)
  await userEvent.type(field, '0xvoid{Enter}')
  expect(await screen.findByText('There is no token at this address on Ethereum.')).toBeTruthy()
  await userEvent.clear(field)
  expect(screen.queryByText(/^There is no token/)).toBeNull()
  await userEvent.type(field, '0xgold{Enter}')
  expect(await screen.findByText('GOLD added')).toBeTruthy()
  const remove = await screen.findByRole('button', { name: 'Remove GOLD' })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(getRows().at(-1)?.textContent).toMatch(/GOLD.*5 GOLD/)
  await userEvent.click(remove)
  await waitFor(() => expect(getRows()).toHaveLength(3))
})

test('behavior: hidden balances show no amount in view and button, and the choice is stored', async () => {
  const { kit } = await openAccount({ balance: some })
  await screen.findByText('$1,284.75 total')
  await userEvent.click(screen.getByRole('button', { name: 'Hide balances' }))
  await waitFor(() => expect(modalText()).not.toMatch(/\$|\d ETH|2 CLUB/))
  expect(screen.getByTestId('account-button').textContent).toContain('••••')
  expect(kit.ports.storage.getItem('@latchkey/balances_hidden')).toContain('true')
  await userEvent.click(screen.getByRole('button', { name: 'Show balances' }))
  expect(await screen.findByText('$1,284.75 total')).toBeTruthy()
})

test('K-ACC-06: an open view refreshes balances every 10 s until a request fails', async () => {
  let reads = 0
  let down = false
  const table = fakeApi({ 'supported-chains': chains, balance: some })
  const counting: typeof fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url.includes('/balance')) reads += 1
    return down ? Response.json({}, { status: 503 }) : table(input, init)
  }
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  const { kit } = renderWithKit(null, {
    connected: fakeWallet(),
    blockchainApiUrl: 'https://api.example',
    ports: { fetch: counting },
  })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  showPages(kit, [{ view: 'Account' }])
  // Real dynamic imports load the view, and fake timers do not advance them.
  await act(() => vi.waitFor(() => expect(screen.getByText('The CLUB coin')).toBeTruthy()))
  expect(reads).toBe(1)
  await pass(30_000)
  expect(reads).toBe(4)
  down = true
  await pass(60_000)
  expect(reads).toBe(5)
  expect(screen.getByRole('tabpanel').textContent).toContain('Your tokens couldn’t be loaded.')
})
