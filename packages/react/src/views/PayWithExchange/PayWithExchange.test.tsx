import type { KitEvent } from '@latchkey/kit'
import {
  type CreateTestKitOptions,
  fakeAdapter,
  fakeLogin,
  fakePopups,
} from '@latchkey/kit/testing'
import type { Page } from '@latchkey/modal'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { depositOptions, type FakeResults, fakeExchanges } from '../../testing/depositStory.ts'
import type { FakeAnswers } from '../../testing/fakeApi.ts'
import { fetchViews } from '../../testing/fetchViews.ts'
import { getViews, openOn } from '../../testing/openOn.tsx'

await fetchViews(
  'Account',
  'FundWallet',
  'PayWithExchange',
  'PayWithExchangeSelectAsset',
  'Transactions',
)
afterEach(() => {
  cleanup()
  for (const frame of document.querySelectorAll('iframe')) frame.remove()
})

const funding: readonly [Page, ...Page[]] = [{ view: 'Account' }, { view: 'FundWallet' }]

type Given = {
  readonly pages?: readonly [Page, ...Page[]]
  readonly results?: FakeResults
  readonly answers?: FakeAnswers
  readonly options?: CreateTestKitOptions
}

async function start({ pages, results = {}, answers, options }: Given = {}) {
  const given: { [method: string]: object | 'never' | 'error' } = { ...results }
  const { popups, openWindow } = fakePopups()
  const balances: string[] = []
  const getBalance = ({ address }: { readonly address: string }) => {
    balances.push(address)
    return { amount: 5n, decimals: 18, symbol: 'ETH' }
  }
  const fetch: typeof globalThis.fetch = (input, init) => fakeExchanges(given, answers)(input, init)
  const kit = await openOn(pages ?? [...funding, { view: 'PayWithExchange' }], {
    ...depositOptions,
    adapters: [fakeAdapter({ getBalance })],
    ...options,
    ports: { fetch, openWindow },
  })
  const events: KitEvent['data'][] = []
  kit.events.subscribe(({ data }) => events.push(data))
  return { kit, given, popups, balances, events }
}

const find = (testId: string) => screen.findByTestId<HTMLButtonElement>(testId)
const press = async (testId: string) => userEvent.click(await find(testId))
const seeRow = (enabled: boolean) =>
  waitFor(async () =>
    expect((await find('exchange-harbour')).getAttribute('aria-disabled') === null).toBe(enabled),
  )
const seeToast = (message: string) =>
  waitFor(async () => expect((await find('wui-snackbar-message')).textContent).toBe(message))
const seeAmount = (text: string) =>
  waitFor(async () => expect((await find('deposit-token-amount')).textContent).toBe(text))

test('K-BUY-05: the form shows amounts, a press opens the exchange, a toast reports the outcome', async () => {
  const { kit, given, popups, balances } = await start({ pages: funding })
  await waitFor(async () =>
    expect(
      (await find('wallet-features-deposit-from-exchange-button')).getAttribute('aria-busy'),
    ).toBeNull(),
  )
  await press('wallet-features-deposit-from-exchange-button')
  expect((await find('exchange-harbour')).textContent).toContain('Harbour Exchange')
  expect((await find('exchange-northern')).textContent).toContain('Northern')
  expect((await find('deposit-asset-button')).textContent).toContain('ETH')
  await seeRow(false)
  await press('amount-preset-50')
  await seeAmount('About 0.016 ETH')
  await press('amount-preset-100')
  await seeAmount('About 0.033 ETH')
  await press('amount-preset-10')
  await seeAmount('About 0.003 ETH')
  await seeRow(true)
  await press('exchange-harbour')
  await waitFor(() => expect(getViews(kit)).toEqual(['Account']))
  expect(popups[0]?.features).toBe('popup,width=480,height=720')
  expect(popups[0]?.visited[0]?.href).toBe('https://exchange.example/pay?s=1')
  await seeToast('Deposit started')
  given['reown_getExchangeBuyStatus'] = { status: 'SUCCESS', txHash: `0x${'cd'.repeat(32)}` }
  const read = balances.length
  act(() => kit.test.clock.advance(5_000))
  await waitFor(() => expect(getViews(kit)).toEqual(['Account', 'Transactions']))
  await seeToast('Deposit completed')
  await waitFor(() => expect(balances.length).toBeGreaterThan(read))
})

test('K-BUY-05: a failed deposit shows a toast', async () => {
  const failed = { reown_getExchangeBuyStatus: { status: 'FAILED', txHash: null } }
  const { kit } = await start({ results: failed })
  await press('amount-preset-10')
  await seeRow(true)
  await press('exchange-harbour')
  await waitFor(() => expect(getViews(kit)).toEqual(['Account']))
  await seeToast('Deposit started')
  act(() => kit.test.clock.advance(5_000))
  await seeToast('Deposit failed')
  expect(getViews(kit)).toEqual(['Account'])
})

test('behavior: an exchange without a page leaves the form unchanged', async () => {
  const { kit, popups } = await start({ results: { reown_getExchangePayUrl: 'error' } })
  await userEvent.type(await find('deposit-amount-input'), '25,5')
  await seeAmount('About 0.008 ETH')
  await seeRow(true)
  await press('exchange-harbour')
  await seeToast('Deposit failed')
  expect(popups[0]?.isClosed()).toBe(true)
  expect(getViews(kit).at(-1)).toBe('PayWithExchange')
  expect((await find('deposit-amount-input')).value).toBe('25,5')
})

test('behavior: the field accepts only characters of an amount in dollars', async () => {
  await start()
  await userEvent.type(await find('deposit-amount-input'), '1a2.3456789e5-')
  expect((await find('deposit-amount-input')).value).toBe('12.345678')
})

test('behavior: a search finds another asset by name, and offers to buy if it finds none', async () => {
  const onramp = { buyProviders: [{ id: 'meld', name: 'Desk', namespaces: ['eip155'] as const }] }
  const { kit } = await start({ options: onramp })
  await press('deposit-asset-button')
  await userEvent.type(await screen.findByRole('searchbox'), 'cake')
  expect(await screen.findByText('No tokens found')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Buy' })).toBeTruthy()
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), 'tether')
  await press('deposit-asset-USDT')
  expect(getViews(kit).at(-1)).toBe('PayWithExchange')
  await waitFor(async () =>
    expect((await find('deposit-asset-button')).textContent).toContain('USDT'),
  )
})

test.each<[string, Given, string]>([
  [
    'no exchange sends the asset',
    { results: { reown_getExchanges: { total: 0, exchanges: [] } } },
    'No exchange supports ETH here.',
  ],
  ['the service fails', { results: { reown_getExchanges: 'error' } }, 'Unable to get exchanges'],
  ['the price is unknown', { answers: { price: { fungibles: [] } } }, 'Price unavailable'],
  ['no wallet is connected', { options: { connected: [] } }, 'No exchange supports this account.'],
])('behavior: the view shows a message if %s', async (_, given, text) => {
  await start(given)
  expect(await screen.findAllByText(text)).not.toEqual([])
})

test('K-BUY-07: a deposit is hidden if it is turned off, and disabled without an exchange', async () => {
  const testId = 'wallet-features-deposit-from-exchange-button'
  await start({ pages: funding, options: { features: {} } })
  await find('wallet-features-receive-button')
  expect(screen.queryByTestId(testId)).toBeNull()
  cleanup()
  const nobody = { reown_getExchanges: { total: 0, exchanges: [] } }
  const { kit } = await start({ pages: funding, results: nobody })
  await waitFor(async () => expect((await find(testId)).getAttribute('aria-disabled')).toBe('true'))
  await waitFor(async () => expect((await find(testId)).getAttribute('aria-busy')).toBeNull())
  await press(testId)
  expect(getViews(kit).at(-1)).toBe('FundWallet')
})

test('S-35e: without recovery, a deposit shows a notice and is possible', async () => {
  const connected = fakeLogin({ backedUp: false })
  await start({ options: { connected } })
  expect(await screen.findByRole('button', { name: 'Set up recovery' })).toBeTruthy()
  expect(await find('deposit-amount-input')).toBeTruthy()
})
