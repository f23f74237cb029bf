import { expect, test } from 'vitest'
import { getQueryClient } from '../api/getQueryClient.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import {
  type BuyChoice,
  findChosen,
  getBuyGap,
  getBuyLimits,
  isMoney,
  toBuyOrder,
} from './BuyOrder.ts'
import { onrampOptionsQuery, onrampQuoteQuery } from './onrampQueries.ts'

const networks = [
  { name: 'polygon-mainnet', display_name: 'Polygon', chain_id: '137' },
  { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' },
]
const options = {
  paymentCurrencies: [
    { id: 'CHF', payment_method_limits: [{ id: 'card', min: '10.00', max: '100.00' }] },
    { id: 'JPY', payment_method_limits: [] },
  ],
  purchaseCurrencies: [{ id: 'gold', name: 'Gold', symbol: 'GOLD', networks }],
}
const quote = {
  paymentTotal: { amount: '50.00', currency: 'CHF' },
  paymentSubtotal: { amount: '48.70', currency: 'CHF' },
  purchaseAmount: { amount: '24', currency: 'GOLD' },
  networkFee: { amount: '1.30', currency: 'CHF' },
  quoteId: 'q-1',
}
const choice: BuyChoice = { paymentId: undefined, purchaseId: undefined, amount: '50' }

type Answers = {
  readonly options?: object
  readonly quote?: object | null
  readonly http?: readonly string[]
}

function start({ http = ['eip155:1'], ...answers }: Answers = {}) {
  const asked: {
    readonly path: string
    readonly query: URLSearchParams
    readonly body?: unknown
  }[] = []
  const fetch = async (input: RequestInfo | URL) => {
    const request = new Request(input)
    const { pathname: path, searchParams: query } = new URL(request.url)
    if (path.endsWith('supported-chains')) return Response.json({ http, ws: [] })
    const body = request.method === 'POST' ? await request.json() : undefined
    asked.push({ path, query, body })
    const answer = path.endsWith('options') ? answers.options : answers.quote
    return answer === undefined ? Response.json({}, { status: 400 }) : Response.json(answer)
  }
  const kit = createTestKit({
    connected: fakeWallet(),
    blockchainApiUrl: 'https://api.example',
    ports: { fetch },
  })
  const client = getQueryClient(kit)
  const order = toBuyOrder({ ...options, fallback: false }, choice, 'eip155:1')
  return {
    asked,
    readOptions: () => client.fetchQuery(onrampOptionsQuery(kit)),
    readQuote: () => client.fetchQuery(onrampQuoteQuery(kit, order)),
  }
}

const known = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]

test('K-BAPI-17: options take no parameters; unsupported is empty, a failure gives samples', async () => {
  const served = start({ options })
  expect(await served.readOptions()).toMatchObject({ ...options, fallback: false })
  expect(served.asked.map(({ path, query }) => [path, [...query.keys()].toSorted()])).toEqual([
    ['/v1/onramp/options', ['projectId', 'st', 'sv']],
  ])
  const elsewhere = start({ options, http: ['eip155:137'] })
  expect(await elsewhere.readOptions()).toEqual({
    paymentCurrencies: [],
    purchaseCurrencies: [],
    fallback: false,
  })
  expect(elsewhere.asked).toEqual([])
  const failed = await start().readOptions()
  expect(failed).toMatchObject({
    fallback: true,
    paymentCurrencies: [
      { id: 'USD', payment_method_limits: known },
      { id: 'EUR', payment_method_limits: known },
    ],
    purchaseCurrencies: [
      { symbol: 'USDC', networks: [{ chain_id: '1' }, { chain_id: '137' }] },
      { symbol: 'ETH', networks: [{ chain_id: '1' }, { chain_id: '137' }] },
    ],
  })
})

test('K-BAPI-17: after samples the next use fetches again, after an answer it does not', async () => {
  const failing = start()
  await failing.readOptions()
  await failing.readOptions()
  expect(failing.asked).toHaveLength(2)
  const served = start({ options })
  await served.readOptions()
  await served.readOptions()
  expect(served.asked).toHaveLength(1)
})

test('K-BAPI-18: quotes send currencies, amount, network; unsupported is null, failure a sample', async () => {
  const served = start({ quote })
  expect(await served.readQuote()).toEqual({ ...quote, fallback: false })
  expect(served.asked).toMatchObject([
    {
      path: '/v1/onramp/quote',
      body: {
        purchaseCurrency: options.purchaseCurrencies[0],
        paymentCurrency: options.paymentCurrencies[0],
        amount: '50',
        network: 'ethereum-mainnet',
      },
    },
  ])
  const elsewhere = start({ quote, http: ['eip155:137'] })
  expect(await elsewhere.readQuote()).toBeNull()
  expect(elsewhere.asked).toEqual([])
  expect(await start({ quote: null }).readQuote()).toBeNull()
  expect(await start().readQuote()).toEqual({
    paymentTotal: { amount: '50', currency: 'CHF' },
    paymentSubtotal: { amount: '50', currency: 'CHF' },
    purchaseAmount: { amount: '50', currency: 'GOLD' },
    networkFee: { amount: '0', currency: 'CHF' },
    quoteId: 'mocked-quote-id',
    fallback: true,
  })
})

test('behavior: an order uses the active network if the currency is sold there, else the first', () => {
  const given = { ...options, fallback: false }
  expect(toBuyOrder(given, choice, 'eip155:1')?.network).toBe('ethereum-mainnet')
  expect(toBuyOrder(given, choice, 'eip155:10')?.network).toBe('polygon-mainnet')
  expect(toBuyOrder(given, choice, undefined)?.network).toBe('polygon-mainnet')
  expect(toBuyOrder(given, { ...choice, amount: '050.50' }, undefined)?.amount).toBe('50.5')
})

test('K-BUY-03: the form selects a token that is sold on the active network', () => {
  const { paymentCurrencies } = options
  const on = (...ids: string[]) => networks.filter(({ chain_id }) => ids.includes(chain_id))
  const purchaseCurrencies = [
    { id: 'usdc', name: 'USD Coin', symbol: 'USDC', networks: on('1') },
    { id: 'pol', name: 'POL', symbol: 'POL', networks: on('137') },
    { id: 'gold', name: 'Gold', symbol: 'GOLD', networks: on('1', '137') },
  ]
  const given = { paymentCurrencies, purchaseCurrencies, fallback: false }
  const find = (network: 'eip155:1' | 'eip155:137' | 'eip155:10' | undefined, id?: string) =>
    findChosen(given, { ...choice, purchaseId: id }, network).purchase?.symbol
  expect(find('eip155:1')).toBe('USDC')
  expect(find('eip155:137')).toBe('POL')
  expect(find('eip155:10')).toBe('USDC')
  expect(find(undefined)).toBe('USDC')
  expect(find('eip155:137', 'usdc')).toBe('USDC')
})

test.each(['', '0', '.', '9.99', '100.01', '1.234', '1e1', '-5'])(
  'behavior: %j gives no order',
  (amount) => {
    expect(
      toBuyOrder({ ...options, fallback: false }, { ...choice, amount }, undefined),
    ).toBeUndefined()
  },
)

test('behavior: an unserved network gives no order', () => {
  const nothing = { paymentCurrencies: [], purchaseCurrencies: [], fallback: false }
  expect(toBuyOrder(nothing, choice, undefined)).toBeUndefined()
  expect(toBuyOrder(undefined, choice, undefined)).toBeUndefined()
  expect(findChosen(nothing, choice, undefined)).toEqual({
    payment: undefined,
    purchase: undefined,
  })
})

test('behavior: limits span all payment methods; without limits every amount is valid', () => {
  expect(getBuyLimits({ id: 'USD', payment_method_limits: known })).toEqual({
    least: 10,
    most: 25_000,
  })
  expect(getBuyLimits(options.paymentCurrencies[1])).toBeUndefined()
  expect(getBuyGap('0.01', undefined)).toBeUndefined()
  expect(getBuyGap('5', { least: 10, most: 20 })).toBe('limits')
  expect(getBuyGap('0', { least: 10, most: 20 })).toBe('amount')
})

test('behavior: amounts of money have at most two decimals', () => {
  const texts = ['', '1', '1.25', '.5', '1.255', '12345678901', '1,5', '1,250', '1e3']
  expect(texts.filter(isMoney)).toEqual(['', '1', '1.25', '.5', '1,5', '1,250'])
})

test('K-WORLD-13: an amount of money is typed with both separators; an ambiguous one is missing', () => {
  const limits = { least: 0.4, most: 20 }
  expect(['0,5', ',5', '.5', '٠٫٥'].map((text) => getBuyGap(text, limits))).toEqual([
    ...Array(4).fill(undefined),
  ])
  expect(getBuyGap('1,000', limits)).toBe('amount')
})
