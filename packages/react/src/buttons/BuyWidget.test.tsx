import { type CreateTestKitOptions, fakeWallet } from '@latchkey/kit/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyOptions, type FakeShop, fakeShop } from '../testing/buyStory.ts'
import { fetchViews } from '../testing/fetchViews.ts'
import { getViews } from '../testing/openOn.tsx'
import { renderWithKit } from '../testing/renderWithKit.tsx'
import { BuyWidget } from './BuyWidget.tsx'

await fetchViews('OnRampFiatSelect', 'OnRampTokenSelect', 'OnRampProviders', 'Connect')
afterEach(cleanup)

function start(shop: FakeShop = {}, options: CreateTestKitOptions = {}) {
  const api = fakeShop(shop)
  const { kit } = renderWithKit(<BuyWidget />, {
    connected: fakeWallet(),
    blockchainApiUrl: 'https://api.example',
    ...buyOptions,
    ...options,
    ports: { fetch: api.fetch },
  })
  return { kit, ...api }
}

const find = (testId: string) => screen.findByTestId<HTMLButtonElement>(testId)
const press = async (testId: string) => userEvent.click(await find(testId))
const type = async (text: string) => userEvent.type(await find('onramp-amount-input'), text)
const seeQuote = (text: string) =>
  waitFor(async () =>
    expect((await find('onramp-quote')).textContent.replaceAll('\u00a0', ' ')).toContain(text),
  )
const failing = { options: Response.json({}, { status: 400 }), quote: 'error' } as const

test('K-BUY-03: presets, currency and token change the quote, which shows that it loads', async () => {
  const { kit, orders } = start()
  await press('amount-preset-100')
  expect((await find('onramp-quote')).getAttribute('aria-busy')).toBe('true')
  await seeQuote('50 GOLD')
  expect((await find('onramp-quote')).getAttribute('aria-busy')).toBeNull()
  for (const amount of [250, 500, 1_000]) {
    await press(`amount-preset-${amount}`)
    await seeQuote(`${amount / 2} GOLD`)
  }
  await press('onramp-token-button')
  await press('onramp-token-ETH')
  expect(kit.modal.getState().open).toBe(false)
  await seeQuote('500 ETH')
  await press('onramp-currency-button')
  await press('onramp-currency-CHF')
  await seeQuote('CHF 1,000')
  await seeQuote('CHF 10')
  expect(orders.at(-1)).toMatchObject({
    amount: '1000',
    paymentCurrency: { id: 'CHF' },
    purchaseCurrency: { id: 'eth' },
    network: 'ethereum-mainnet',
  })
})

test('K-WORLD-13: an amount to buy is read with a comma, and asked back if ambiguous', async () => {
  const { orders } = start()
  await type('120,5')
  await seeQuote('60.25 GOLD')
  expect(orders.at(-1)).toMatchObject({ amount: '120.5' })
  await userEvent.clear(await find('onramp-amount-input'))
  await type('1,000')
  expect((await find('amount-readings')).textContent).toContain('Do you mean 1 or 1000?')
  await userEvent.click(screen.getByRole('button', { name: '1000' }))
  await seeQuote('500 GOLD')
})

test('K-BUY-03: while a quote loads, the quote is marked busy', async () => {
  start({ quote: 'never' })
  await type('50')
  await waitFor(async () =>
    expect((await find('onramp-quote')).getAttribute('aria-busy')).toBe('true'),
  )
})

test('behavior: the button opens the providers, whose URL contains the order', async () => {
  const { kit, pages } = start()
  expect((await find('onramp-widget-button')).disabled).toBe(true)
  await type('120')
  await seeQuote('60 GOLD')
  await press('onramp-widget-button')
  expect(getViews(kit)).toEqual(['OnRampProviders'])
  await waitFor(() => expect(pages).toHaveLength(1))
  expect(pages[0]).toMatchObject({
    destinationWallets: [{ assets: ['GOLD'] }],
    defaultNetwork: 'ethereum-mainnet',
    presetFiatAmount: 120,
  })
})

test('K-BUY-02: if the service fails, labelled samples with the known limits are shown', async () => {
  start(failing)
  expect((await find('onramp-sample')).textContent).toContain('Sample figures')
  expect(await screen.findByText('$10 to $25,000')).toBeTruthy()
  await type('100')
  await seeQuote('100 USDC')
  await press('onramp-token-button')
  expect(await screen.findByText('USD Coin')).toBeTruthy()
  await press('onramp-token-ETH')
  await seeQuote('100 ETH')
  await press('onramp-currency-button')
  await press('onramp-currency-EUR')
  await seeQuote('€100')
})

test('S-140: a sample order is not passed to a provider', async () => {
  const { pages } = start(failing)
  await type('100')
  await seeQuote('100 USDC')
  await press('onramp-widget-button')
  await waitFor(() => expect(pages).toHaveLength(1))
  expect(pages[0]).toEqual({
    destinationWallets: [{ address: expect.stringMatching(/^0x/), assets: ['ETH'] }],
    partnerUserId: 'test',
    defaultExperience: 'buy',
  })
})

test.each([
  ['outside of the limits', '9000', '$10 to $7,500'],
  ['no amount', '', '$10 to $7,500'],
])('behavior: with %s no quote is requested, and the limits are shown', async (_, amount, text) => {
  const { orders } = start()
  if (amount) await type(amount)
  expect(await screen.findByText(text)).toBeTruthy()
  expect((await find('onramp-widget-button')).disabled).toBe(true)
  expect(orders).toEqual([])
})

test('behavior: without an offer for the token, the widget says so', async () => {
  start({ quote: null })
  await type('50')
  await seeQuote('No quotes available')
})

test('behavior: without a connected wallet, the button opens Connect', async () => {
  const { kit } = start({}, { connected: [] })
  expect((await find('onramp-widget-button')).textContent).toBe('Connect wallet')
  await press('onramp-widget-button')
  expect(getViews(kit)).toEqual(['Connect'])
})
