import { getBalancesHidden, setBalancesHidden } from '@latchkey/kit/query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { FakeChain } from '../../testing/fakeChain.ts'
import { address, memberSession } from '../../testing/fakeServer.ts'
import { renderApp } from '../../testing/renderApp.tsx'

let shown: Awaited<ReturnType<typeof renderApp>> | undefined

/**
 * Opens another screen and then the profile. The profile waits for its session, so that the fake
 * chain is ready before the first request.
 */
async function show(chain: Partial<FakeChain> = {}) {
  shown = await renderApp('/leaderboard', { session: memberSession })
  Object.assign(shown.chain, chain)
  await userEvent.click(await screen.findByRole('link', { name: 'Profile' }))
  return shown
}

afterEach(() => {
  shown?.end()
  shown = undefined
})

const amount = () => screen.getByTestId('profile-balance').textContent
/**
 * Matches the shown balance: the shortened number, its tooltip with all digits, the currency, and
 * the network.
 */
const shownAmount = /^1\.9991\.999999 ETHOn Ethereum/

test('default: the native balance of the network is cut and never rounded', async () => {
  await show()
  await screen.findByTestId('profile-balance')
  expect(amount()).toMatch(shownAmount)
  expect(await screen.findByText(/^No tokens found on this network/)).toBeTruthy()
})

test('behavior: tokens show their name and amount', async () => {
  await show({ tokens: [{ name: 'Latch', symbol: 'LATCH', numeric: '1234.5678' }] })
  expect(await screen.findByText('Latch')).toBeTruthy()
  expect(screen.getByText('1,234.567')).toBeTruthy()
})

const toTokens = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Coin ${index + 1}`,
    symbol: `C${index + 1}`,
    numeric: '1',
  }))
const coins = () => screen.getAllByText(/^Coin \d$/).map((node) => node.textContent)

test('behavior: of more than three tokens three show, and a button shows all', async () => {
  await show({ tokens: toTokens(5) })
  const more = await screen.findByRole('button', { name: 'Show all 5' })
  expect(coins()).toEqual(['Coin 1', 'Coin 2', 'Coin 3'])
  await userEvent.click(more)
  expect(coins()).toEqual(['Coin 1', 'Coin 2', 'Coin 3', 'Coin 4', 'Coin 5'])
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
})

test('behavior: the most valuable tokens show first, with their value', async () => {
  const values = [0, 1.03, 2_400.5, undefined]
  const tokens = toTokens(4).map((token, index) => {
    const value = values[index]
    return value === undefined ? token : { ...token, value }
  })
  await show({ tokens })
  await screen.findByText('Coin 3')
  expect(coins()).toEqual(['Coin 3', 'Coin 2', 'Coin 1'])
  const texts = screen.getAllByText(/^US\$/).map((node) => node.textContent)
  expect(texts).toEqual(['US$2,400.50', 'US$1.03'])
})

test('behavior: the number of all tokens has digit groups', async () => {
  await show({ tokens: toTokens(1_200) })
  expect(await screen.findByRole('button', { name: 'Show all 1,200' })).toBeTruthy()
})

test('behavior: a list of three tokens keeps the height of its skeleton', async () => {
  await show({ tokens: toTokens(3) })
  await screen.findByText('Coin 3')
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
})

test('behavior: refresh reads the chain again', async () => {
  const { chain } = await show()
  await screen.findByTestId('profile-balance')
  chain.balance = 5_000_000_000_000_000_000n
  await userEvent.click(screen.getByRole('button', { name: 'Refresh balance' }))
  await waitFor(() => expect(amount()).toMatch(/^5 ETH/))
})

test('K-ACC-03: a balance that failed to load is not shown as zero', async () => {
  const { chain } = await show({ balance: undefined })
  const unknown = await screen.findByTestId('profile-balance-unknown')
  expect(unknown.textContent).toMatch(/^—Balance not available/)
  expect(screen.queryByTestId('profile-balance')).toBeNull()
  chain.balance = 1_000_000_000_000_000_000n
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(amount()).toMatch(/^1 ETH/))
})

test('K-ACC-06: tokens that failed to load are not shown as none, and can be retried', async () => {
  await show({ tokens: undefined })
  expect(await screen.findByText(/^Couldn’t load the tokens/)).toBeTruthy()
  expect(screen.queryByText(/^No tokens/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  await act(async () => {})
})

test('K-ACC-06: an API without any response does not mean "no tokens"', async () => {
  await show({ tokens: undefined, networks: undefined })
  expect(await screen.findByText(/^Couldn’t load the tokens/)).toBeTruthy()
  expect(screen.queryByText(/^No tokens/)).toBeNull()
  await act(async () => {})
})

test('K-BAPI-11c: on a network without token lists, a note explains this', async () => {
  await show({ networks: [] })
  expect(await screen.findByText('Token lists aren’t available on this network.')).toBeTruthy()
  await act(async () => {})
})

test('behavior: the kit’s switch hides amounts here and in its modal', async () => {
  const { app } = await show({ tokens: [{ name: 'Latch', symbol: 'LATCH', numeric: '1234.5' }] })
  await screen.findByText('1,234.5')
  await userEvent.click(screen.getByRole('button', { name: 'Hide balances' }))
  expect(amount()).toMatch(/^••••On Ethereum/)
  expect(screen.getAllByRole('img', { name: 'Hidden' })).toHaveLength(2)
  expect(document.body.textContent).not.toMatch(/1\.999|1,234/)
  expect(getBalancesHidden(app.kit).getState()).toBe(true)
  act(() => setBalancesHidden(app.kit, false))
  expect(amount()).toMatch(shownAmount)
  expect(screen.getByRole('button', { name: 'Hide balances' })).toBeTruthy()
})

test('behavior: with its wallet, an account’s activity shows in the kit’s list', async () => {
  const { app } = await show()
  const button = await screen.findByRole('button', { name: 'See activity' })
  expect(button.getAttribute('aria-disabled') ?? button.hasAttribute('disabled')).toBeTruthy()
  await act(async () => connect(app.kit))
  await userEvent.click(screen.getByRole('button', { name: 'See activity' }))
  await waitFor(() =>
    expect(app.kit.modal.getState()).toMatchObject({
      open: true,
      stack: [{ view: 'Transactions' }],
    }),
  )
})

function connect({ connection }: Awaited<ReturnType<typeof renderApp>>['app']['kit']) {
  const connector = { id: 'own', name: 'Own', type: 'INJECTED', namespace: 'eip155' } as const
  connection.setState({
    connections: [
      {
        connector,
        namespace: 'eip155',
        accounts: [{ address }],
        caipNetworkId: 'eip155:1',
      },
    ],
    activeConnectors: { eip155: 'own' },
    status: { eip155: 'connected' },
  })
}
