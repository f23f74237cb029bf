import type { BuyProvider } from '@latchkey/kit'
import { createTestKit, fakeWallet, type TestKit } from '@latchkey/kit/testing'
import { type FakeAnswers, fakeApi } from './fakeApi.ts'

const providers: readonly BuyProvider[] = [
  {
    id: 'card',
    name: 'Card Desk',
    url: 'https://card.example/buy',
    fees: '1–2 %',
    namespaces: ['eip155', 'solana'],
  },
  { id: 'bank', name: 'Bank Desk', namespaces: ['eip155'] },
]

/**
 * Kit options with two providers that sell tokens: the page of the first has a fixed URL, the URL
 * of the second comes from the blockchain API.
 */
export const buyOptions = {
  buyProviders: providers,
  features: { onramp: ['card', 'bank'] },
} as const

export const buyAnswers: FakeAnswers = {
  'supported-chains': { http: ['eip155:1'], ws: [] },
  onrampurl: { url: 'https://bank.example/buy' },
}

/** Creates a kit with the options of `buyOptions` and a connected account. */
export function createBuyKit({
  answers = buyAnswers,
}: {
  readonly answers?: FakeAnswers
} = {}): TestKit {
  return createTestKit({
    started: false,
    connected: fakeWallet(),
    blockchainApiUrl: 'https://api.example',
    ...buyOptions,
    ports: { fetch: fakeApi(answers) },
  })
}

const limits = [{ id: 'card', min: '10.00', max: '7500.00' }]
const ethereum = { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1' }
/** Response of the onramp API with the assets on sale: gold and ether, for dollars or francs. */
export const shopOptions = {
  paymentCurrencies: ['USD', 'CHF'].map((id) => ({ id, payment_method_limits: limits })),
  purchaseCurrencies: [
    { id: 'gold', name: 'Clubhouse Gold', symbol: 'GOLD', networks: [ethereum] },
    { id: 'eth', name: 'Ether', symbol: 'ETH', networks: [ethereum] },
  ],
}

/**
 * Returns the onramp API's quote for an order: 2 units of money per unit of gold, and a fee of one
 * percent.
 */
export function toShopQuote(order: {
  readonly amount: string
  readonly paymentCurrency: { readonly id: string }
  readonly purchaseCurrency: { readonly symbol: string }
}) {
  const { amount, paymentCurrency, purchaseCurrency } = order
  const toSum = (share: number) => ({
    amount: (Number(amount) * share).toFixed(2),
    currency: paymentCurrency.id,
  })
  return {
    paymentTotal: toSum(1),
    paymentSubtotal: toSum(0.99),
    purchaseAmount: { amount: String(Number(amount) / 2), currency: purchaseCurrency.symbol },
    networkFee: toSum(0.01),
    quoteId: 'q-1',
  }
}

export type FakeShop = {
  readonly options?: object | 'error' | 'never'
  readonly quote?: object | null | 'error' | 'never'
}

/** Creates a fake onramp API that records the requests for quotes and for pages of providers. */
export function fakeShop({ options = shopOptions, quote }: FakeShop = {}) {
  const orders: Parameters<typeof toShopQuote>[0][] = []
  const pages: unknown[] = []
  const api = fakeApi({ ...buyAnswers, options })
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/onrampurl')) pages.push(await request.clone().json())
    if (!pathname.endsWith('/quote')) return api(request)
    const order: Parameters<typeof toShopQuote>[0] = await request.json()
    orders.push(order)
    if (quote === 'never') return new Promise<never>(() => {})
    if (quote === 'error') return Response.json({}, { status: 400 })
    return Response.json(quote === undefined ? toShopQuote(order) : quote)
  }
  return { fetch, orders, pages }
}
