import {
  BaseError,
  ConnectionRejectedError,
  RpcError,
  type SwapFeatures,
  type SwapStep,
} from '@latchkey/core'
import type { KitEvent } from '@latchkey/kit'
import { getSwapStore } from '@latchkey/kit/swap'
import {
  type CreateTestKitOptions,
  type FakeWalletOptions,
  fakeAdapter,
  fakeWallet,
} from '@latchkey/kit/testing'
import type { Page } from '@latchkey/modal'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type FakeAnswers, fakeApi } from '../../testing/fakeApi.ts'
import { fetchViews } from '../../testing/fetchViews.ts'
import { getViews, openOn } from '../../testing/openOn.tsx'
import { gold } from '../../testing/sendStory.ts'
import { readSwapBalance, rose, router, swapAnswers } from '../../testing/swapStory.ts'

await fetchViews('Swap', 'SwapSelectToken', 'SwapPreview', 'Account', 'UnsupportedChain')
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const held = { name: '', chainId: 'eip155:1', iconUrl: '', listed: true }
const heldEther = { ...held, symbol: 'ETH', address: `eip155:1:0x${'ee'.repeat(20)}` }
const heldGold = { ...held, symbol: 'GOLD', address: `eip155:1:${gold.address}` }

type Given = {
  readonly pages?: readonly [Page, ...Page[]]
  readonly wallet?: FakeWalletOptions
  readonly answers?: FakeAnswers
  readonly options?: CreateTestKitOptions
}

async function start({ pages, wallet, answers, options }: Given = {}) {
  const connected = fakeWallet(wallet)
  const asked: URL[] = []
  const answer = fakeApi({ ...swapAnswers, ...answers })
  const fetch: typeof globalThis.fetch = (input, init) => {
    asked.push(new URL(input instanceof Request ? input.url : input))
    return answer(input, init)
  }
  const kit = await openOn(pages ?? [{ view: 'Account' }, { view: 'Swap' }], {
    connected,
    adapters: [fakeAdapter({ getBalance: readSwapBalance })],
    blockchainApiUrl: 'https://api.example',
    swap: { routers: { 'eip155:1': [router] } },
    ...options,
    ports: { fetch, ...options?.ports },
  })
  const events: KitEvent['data'][] = []
  kit.events.subscribe(({ data }) => events.push(data))
  const quotes = () => asked.filter(({ pathname }) => pathname.endsWith('/quotes'))
  return { kit, wallet: connected, events, quotes }
}

const find = <element extends HTMLElement>(testId: string) => screen.findByTestId<element>(testId)
const press = async (testId: string) => userEvent.click(await find(testId))
const shown = (testId: string) => find(testId).then((part) => part.textContent)
const typed = (side: 'sourceToken' | 'toToken') =>
  find<HTMLInputElement>(`swap-input-${side}`).then(({ value }) => value)
const seeButton = (label: string, testId = 'swap-action-button') =>
  waitFor(async () => expect(await shown(testId)).toBe(label))
const enter = async (text: string) => {
  await userEvent.clear(await find('swap-input-sourceToken'))
  await userEvent.type(await find('swap-input-sourceToken'), text)
}
const choose = async (side: 'sourceToken' | 'toToken', symbol: string) => {
  await press(`swap-select-token-button-${side}`)
  const [row] = await screen.findAllByTestId(`swap-select-token-item-${symbol}`)
  if (row) await userEvent.click(row)
}
const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Makes the page visible or hidden. */
function see(visible: boolean) {
  const state = visible ? 'visible' : 'hidden'
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
const toast = () => shown('wui-snackbar-message')
/** Fills in the swap form and opens the preview of the swap. */
const review = async (amount = '1', sold?: string) => {
  if (sold) await choose('sourceToken', sold)
  await choose('toToken', 'ROSE')
  await enter(amount)
  await seeButton('Review swap')
  await press('swap-action-button')
}

test('K-SWAP-03: the button names the first missing input, and then opens the preview', async () => {
  const { kit, events } = await start()
  await seeButton('Select token')
  await choose('toToken', 'ROSE')
  await seeButton('Enter amount')
  await enter('1.x')
  await seeButton('Incorrect value')
  await enter('5')
  await seeButton('Insufficient balance')
  expect((await find<HTMLButtonElement>('swap-action-button')).disabled).toBe(true)
  await enter('1')
  await seeButton('Review swap')
  expect(await typed('toToken')).toBe('2,994.12')
  await press('swap-action-button')
  expect(getViews(kit)).toEqual(['Account', 'Swap', 'SwapPreview'])
  expect(events.filter(({ event }) => event === 'INITIATE_SWAP')).toMatchObject([
    { properties: { swapFromToken: 'ETH', swapToToken: 'ROSE', swapFromAmount: '1' } },
  ])
})

test('K-WORLD-13: the amount to swap is read with a comma, and asked back if ambiguous', async () => {
  const { quotes } = await start()
  await choose('toToken', 'ROSE')
  await enter('0,5')
  await seeButton('Review swap')
  expect(quotes()[0]?.searchParams.get('amount')).toBe(String(5n * 10n ** 17n))
  await enter('1.000')
  await seeButton('Incorrect value')
  await userEvent.click(await screen.findByRole('button', { name: '1' }))
  expect(await typed('sourceToken')).toBe('1')
  await seeButton('Review swap')
})

const refused = Response.json(
  { reasons: [{ field: 'amount', description: 'Insufficient liquidity' }] },
  { status: 400 },
)

test.each([
  [{ quotes: { quotes: [] } }, 'Incorrect amount'],
  [{ quotes: refused }, 'Insufficient liquidity'],
  [{ quotes: Response.json({}, { status: 400 }) }, 'Insufficient balance'],
  [{ quotes: 'error' }, 'Price unavailable'],
] as const)('K-SWAP-03: an answer of %o shows as "%s"', async (answers, label) => {
  await start({ answers })
  await choose('toToken', 'ROSE')
  await enter('1')
  await seeButton(label)
  expect(await typed('toToken')).toBe('')
})

test('K-SWAP-01: a quote loads 200 ms after the last key, then every 10 s on a visible page', async () => {
  const { kit, quotes } = await start()
  const { form } = getSwapStore(kit).getState()
  vi.useFakeTimers({ toFake: [...toFake] })
  act(() => getSwapStore(kit).setState({ form: { ...form, bought: rose, amount: '1' } }))
  await pass(199)
  expect(quotes()).toHaveLength(0)
  await pass(1)
  expect(quotes()).toHaveLength(1)
  await pass(10_000)
  expect(quotes()).toHaveLength(2)
  see(false)
  await pass(60_000)
  expect(quotes()).toHaveLength(2)
  see(true)
  await pass(1)
  expect(quotes()).toHaveLength(3)
})

test('K-SWAP-04: the direction button swaps the tokens, pays the quoted amount and quotes again', async () => {
  const { quotes } = await start()
  await choose('toToken', 'ROSE')
  await enter('1')
  await seeButton('Review swap')
  await press('swap-turn-button')
  expect([
    await shown('swap-input-token-sourceToken'),
    await shown('swap-input-token-toToken'),
  ]).toEqual(['ROSE', 'ETH'])
  expect(await typed('sourceToken')).toBe('2994.12')
  await waitFor(() => expect(quotes()).toHaveLength(2))
  expect(quotes()[1]?.searchParams.get('amount')).toBe('2994120000')
})

test('K-SWAP-06: Max keeps 150,000 gas of the native balance, and fills in all of a token', async () => {
  await start()
  const max = await find<HTMLButtonElement>('swap-max-button')
  await waitFor(() => expect(max.disabled).toBe(false))
  await userEvent.click(max)
  expect(await typed('sourceToken')).toBe('1.4976')
  await choose('sourceToken', 'GOLD')
  await press('swap-max-button')
  expect(await typed('sourceToken')).toBe('1200.5')
})

test('K-WORLD-14c: an own token with the symbol of a swapped one is marked', async () => {
  const address = `eip155:1:0x${'77'.repeat(20)}`
  const quantity = { decimals: '6', numeric: '5' }
  const copy = { ...{ name: 'Roses', symbol: 'ROSE', chainId: 'eip155:1', address }, quantity }
  const balance = { balances: [{ ...copy, price: 0, iconUrl: '' }] }
  await start({
    pages: [{ view: 'Swap' }, { view: 'SwapSelectToken', data: { target: 'toToken' } }],
    answers: { balance },
  })
  await waitFor(async () => {
    const rows = await screen.findAllByTestId('swap-select-token-item-ROSE')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Not the known ROSE · 0x77…777777'),
      expect.stringMatching(/^(?!.*Not the known)/),
    ])
  })
})

test('K-SWAP-05: the picker suggests tokens, disables selected ones and ranks search results', async () => {
  await start({
    pages: [{ view: 'Swap' }, { view: 'SwapSelectToken', data: { target: 'toToken' } }],
  })
  const chip = await find<HTMLButtonElement>('swap-select-token-chip-ETH')
  expect(chip.disabled).toBe(true)
  expect(await screen.findByRole('group', { name: 'Suggested' })).toBeTruthy()
  const [own] = await screen.findAllByTestId<HTMLButtonElement>('swap-select-token-item-ETH')
  expect(own?.disabled).toBe(true)
  await userEvent.type(await find('swap-select-token-search-input'), 'ro')
  await waitFor(() => expect(screen.queryByTestId('swap-select-token-chip-ETH')).toBeNull())
  const rows = screen
    .getAllByTestId(/^swap-select-token-item-/)
    .map(({ dataset }) => dataset['testid'])
  expect(rows[0]).toBe('swap-select-token-item-ROSE')
  await userEvent.type(await find('swap-select-token-search-input'), 'nothing')
  expect(await screen.findByText('No tokens found')).toBeTruthy()
})

test('K-SWAP-11: details show the rate, the price impact, the minimum received and the fees', async () => {
  await start()
  await choose('sourceToken', 'GOLD')
  await choose('toToken', 'ROSE')
  await enter('1000')
  await seeButton('Review swap')
  expect(await shown('swap-rate')).toBe('1 GOLD = 2.994 ROSE')
  expect(await shown('swap-impact')).toBe('0%')
  expect(await shown('swap-slippage')).toBe('1%: at least 2,964.178 ROSE')
  expect(await shown('swap-provider-fee')).toBe('8.5 GOLD')
})

test('K-SWAP-11: a quote without a provider fee has no row for one', async () => {
  const sides = { fromAccount: 'eip155:1:0x1', toAccount: 'eip155:1:0x2' }
  const quotes = [{ id: null, fromAmount: '1', toAmount: '2000000', ...sides }]
  await start({ answers: { quotes: { quotes } } })
  await choose('toToken', 'ROSE')
  await enter('1')
  await seeButton('Review swap')
  expect(await shown('swap-rate')).toBe('1 ETH = 2 ROSE')
  expect(screen.queryByTestId('swap-provider-fee')).toBeNull()
})

test('K-SWAP-09: a swap shows the account and empties the form', async () => {
  const { kit, wallet, events } = await start()
  await review()
  await seeButton('Swap', 'swap-confirm-button')
  expect(await shown('swap-preview-pay')).toBe('1 ETH')
  expect(await shown('swap-preview-get')).toBe('2,994.12 ROSE')
  await press('swap-confirm-button')
  await waitFor(() => expect(getViews(kit)).toEqual(['Account']))
  expect(wallet.swapped).toMatchObject([{ act: 'swap', order: { least: 2_964_178_800n } }])
  const { form } = getSwapStore(kit).getState()
  expect([form.sold?.symbol, form.bought, form.amount]).toEqual(['ETH', undefined, ''])
  await waitFor(() => expect(events.map(({ event }) => event)).toContain('SWAP_SUCCESS'))
})

test('K-SWAP-07: the approval is requested first, and then the swap', async () => {
  let allowance = '0'
  const { wallet } = await start({ answers: { allowance: () => ({ allowance }) } })
  await review('1000', 'GOLD')
  await seeButton('Approve', 'swap-confirm-button')
  expect(await shown('swap-note')).toContain('approve exactly this amount of GOLD')
  allowance = '1000000000'
  await press('swap-confirm-button')
  await seeButton('Swap', 'swap-confirm-button')
  await press('swap-confirm-button')
  await waitFor(() => expect(wallet.swapped.map(({ act }) => act)).toEqual(['approve', 'swap']))
})

test('K-SWAP-07: an account that batches confirms once for approval and swap', async () => {
  const answers = { allowance: { allowance: '0' } }
  const { kit, wallet } = await start({ wallet: { swap: { canBatch: async () => true } }, answers })
  await review('1000', 'GOLD')
  await seeButton('Swap', 'swap-confirm-button')
  expect(await shown('swap-note')).toContain('Your wallet asks once')
  await press('swap-confirm-button')
  await waitFor(() => expect(getViews(kit)).toEqual(['Account']))
  expect(wallet.swapped.map(({ act, approval }) => [act, approval !== undefined])).toEqual([
    ['swap', true],
  ])
})

const priced = [
  { ...heldEther, price: 1, quantity: { decimals: '18', numeric: '1.5' } },
  { ...heldGold, price: 2, quantity: { decimals: '6', numeric: '1200.5' } },
]

test('K-SWAP-10: an empty form sells the most valuable token, and a choice of the user stays', async () => {
  const answers = { balance: { balances: priced } }
  const { kit } = await start({ answers })
  await waitFor(async () => expect(await shown('swap-input-token-sourceToken')).toBe('GOLD'))
  expect(await shown('swap-input-token-toToken')).toBe('ETH')
  await seeButton('Enter amount')
  await choose('toToken', 'ROSE')
  await choose('sourceToken', 'ETH')
  expect(await shown('swap-input-token-sourceToken')).toBe('ETH')
  expect(getSwapStore(kit).getState().isNew).toBe(false)
})

test('K-SWAP-07: a token that needs it has its old approval reset first, with a note', async () => {
  let allowance = '5'
  const toFirst = async (step: SwapStep): Promise<SwapStep> => ({ ...step, act: 'reset' })
  const answers = { allowance: () => ({ allowance }) }
  const { wallet } = await start({ wallet: { swap: { toFirst } }, answers })
  await review('1000', 'GOLD')
  await seeButton('Reset approval', 'swap-confirm-button')
  expect(await shown('swap-note')).toContain('must be reset first')
  allowance = '0'
  await press('swap-confirm-button')
  await seeButton('Approve', 'swap-confirm-button')
  expect(wallet.swapped.map(({ act }) => act)).toEqual(['reset'])
})

test('K-SWAP-07: the button shows a pending request, and a double click sends one', async () => {
  const answers = { allowance: { allowance: '0' } }
  const { wallet } = await start({ wallet: { hangs: 'swap' }, answers })
  await review('1000', 'GOLD')
  await seeButton('Approve', 'swap-confirm-button')
  await userEvent.dblClick(await find('swap-confirm-button'))
  await seeButton('Approving…', 'swap-confirm-button')
  expect(await shown('swap-prompted')).toBe('Approve in Test Wallet')
  expect(wallet.requests.filter((name) => name === 'swap')).toHaveLength(1)
})

test('K-SWAP-08: the amount is reduced, with a note, if it leaves too little for the fee', async () => {
  const { wallet } = await start()
  await review('1.5')
  await seeButton('Swap', 'swap-confirm-button')
  expect(await shown('swap-reduced')).toContain('slightly less')
  expect(await shown('swap-preview-pay')).toBe('1.4966505 ETH')
  await press('swap-confirm-button')
  await waitFor(() => expect(wallet.swapped).toHaveLength(1))
  expect(wallet.swapped[0]?.order.amount).toBe(1_496_650_500_000_000_000n)
})

test.each([
  ['allowance', 'Failed to check allowance'],
  ['build-transaction', 'Failed to create transaction'],
])(
  'K-SWAP-07: a failed %s shows the toast "%s" and navigates back to the form',
  async (path, text) => {
    const { kit } = await start({ answers: { [path]: 'error' } })
    await review('1', 'GOLD')
    expect(await toast()).toBe(text)
    await waitFor(() => expect(getViews(kit)).toEqual(['Account', 'Swap']))
    expect(await typed('sourceToken')).toBe('1')
  },
)

test.each([
  ['swap_mismatch', /Nothing was sent/],
  ['swap_price_changed', /price has changed/],
])('S-66: %s shows a refusal and disables the button', async (code, text) => {
  const check = () => Promise.reject(new BaseError('no', { code }))
  const { wallet } = await start({ wallet: { swap: { check } } })
  await review()
  expect(await shown('swap-refusal')).toMatch(text)
  expect((await find<HTMLButtonElement>('swap-confirm-button')).disabled).toBe(true)
  expect(wallet.requests).not.toContain('swap')
})

const failing = (error: Error): FakeWalletOptions => ({
  swap: { send: () => Promise.reject(error) },
})

const cancelled = new ConnectionRejectedError({ connectorId: 'a', walletText: 'Swap cancelled' })

test.each([
  [{ rejects: 'swap' } as const, 'You declined the request'],
  [failing(cancelled), 'Your wallet rejected the request: “Swap cancelled”'],
  [failing(new TypeError('boom')), 'Transaction error'],
  [failing(new BaseError('x', { code: 'swap_price_changed' })), /price has changed/],
])('K-SWAP-09: %o shows a toast, and the preview stays open', async (wallet, text) => {
  const { kit, events } = await start({ wallet })
  await review()
  await seeButton('Swap', 'swap-confirm-button')
  await press('swap-confirm-button')
  expect(await toast()).toMatch(text)
  expect(getViews(kit).at(-1)).toBe('SwapPreview')
  expect(events.filter(({ event }) => event === 'SWAP_ERROR')).toHaveLength(1)
})

test('K-SWAP-02: on a network without swaps the account lists the networks that support them', async () => {
  const { kit, events } = await start({
    pages: [{ view: 'Account' }],
    wallet: { caipNetworkId: 'eip155:137' },
  })
  await press('w3m-account-default-swaps-button')
  await waitFor(() => expect(getViews(kit)).toEqual(['Account', 'UnsupportedChain']))
  expect(await screen.findByText(/Swaps aren’t available on this network/)).toBeTruthy()
  expect(screen.queryByTestId('w3m-network-switch-Polygon')).toBeNull()
  await press('w3m-network-switch-Ethereum')
  await waitFor(() => expect(getViews(kit)).toEqual(['Account', 'Swap']))
  expect(events.map(({ event }) => event)).toContain('OPEN_SWAP')
})

test('K-SWAP-02: the account opens the form if the network supports swaps; no router, no button', async () => {
  const { kit } = await start({ pages: [{ view: 'Account' }] })
  await press('w3m-account-default-swaps-button')
  await waitFor(() => expect(getViews(kit)).toEqual(['Account', 'Swap']))
  cleanup()
  await start({ pages: [{ view: 'Account' }], options: { swap: { routers: {} } } })
  await find('w3m-account-default-send-button')
  expect(screen.queryByTestId('w3m-account-default-swaps-button')).toBeNull()
})

test('K-SWAP-10: tokens and amount that an app requests are filled in once', async () => {
  const data = { fromToken: 'gold', toToken: 'rose', amount: '12.5' }
  await start({ pages: [{ view: 'Swap', data }] })
  await seeButton('Review swap')
  expect(await shown('swap-input-token-sourceToken')).toBe('GOLD')
  await choose('toToken', 'ETH')
  expect(await shown('swap-input-token-toToken')).toBe('ETH')
  expect(await typed('sourceToken')).toBe('12.5')
})

test('K-SWAP-10: another network empties the form, and an open preview shows a message', async () => {
  const { kit, wallet } = await start()
  await review()
  await seeButton('Swap', 'swap-confirm-button')
  act(() => wallet.changeNetwork('eip155:137'))
  expect(await screen.findByText('There is nothing to swap yet.')).toBeTruthy()
  await press('header-back')
  await waitFor(() => expect(getViews(kit)).toEqual(['Account', 'Swap']))
  expect(await screen.findByText('Choose a network')).toBeTruthy()
})

test('behavior: after a reload the open request shows, and the user can dismiss it', async () => {
  const first = await start({ wallet: { hangs: 'swap' } })
  await review()
  await seeButton('Swap', 'swap-confirm-button')
  await press('swap-confirm-button')
  await waitFor(() => expect(first.wallet.requests).toContain('swap'))
  const { storage } = first.kit.ports
  cleanup()
  await start({ options: { ports: { storage } } })
  expect(await shown('swap-requests')).toContain('hasn’t responded')
  await userEvent.click(await screen.findByText('I’ve checked — swap again'))
  await userEvent.click(await screen.findByText('Remove from the list'))
  await waitFor(() => expect(screen.queryByTestId('swap-requests')).toBeNull())
})

test('K-WORLD-02c: an earlier swap of unknown outcome is warned of, and a move is named', async () => {
  let asked = 0
  const send: SwapFeatures['send'] = async (_, options) => {
    options?.onAsk?.()
    asked += 1
    if (asked === 1) throw new RpcError(-32_603, 'Internal error')
    return '0x2'
  }
  const position = { text: '5/5' }
  const readPosition = async () => position.text
  const { kit } = await start({ wallet: { swap: { send }, send: { readPosition } } })
  await review()
  await seeButton('Swap', 'swap-confirm-button')
  await press('swap-confirm-button')
  expect(await screen.findByText(/may already have swapped/)).toBeTruthy()
  const confirm = await screen.findByTestId<HTMLButtonElement>('swap-confirm-button')
  await waitFor(() => expect(confirm.disabled).toBe(true))
  position.text = '6/6'
  await userEvent.click(screen.getByLabelText('I understand, swap anyway'))
  await press('swap-confirm-button')
  expect(await screen.findByText(/The nonce of your account has changed/)).toBeTruthy()
  expect([asked, confirm.disabled]).toEqual([1, true])
  await userEvent.click(screen.getByLabelText('I understand, swap anyway'))
  await press('swap-confirm-button')
  await waitFor(() => expect(getViews(kit)).toEqual(['Account']))
  expect(asked).toBe(2)
})
