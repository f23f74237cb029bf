import * as api from '../../index.ts'
import type { EndpointExample } from './EndpointExample.ts'
import { account, caipAccount, hash, nothing, refused, result } from './values.ts'

const usd = { id: 'USD', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] }

const bought = {
  id: 'usdc',
  name: 'USD Coin',
  symbol: 'USDC',
  networks: [
    {
      name: 'ethereum-mainnet',
      display_name: 'Ethereum',
      chain_id: '1',
      contract_address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    },
  ],
}

const sum = (amount: string, currency: string) => ({ amount, currency })

const onrampQuote = {
  paymentTotal: sum('50.00', 'USD'),
  paymentSubtotal: sum('48.70', 'USD'),
  purchaseAmount: sum('48.70', 'USDC'),
  networkFee: sum('1.30', 'USD'),
  quoteId: 'q-1',
}

/** Example calls for tests: purchases and deposits. */
export const buyExamples = {
  createOnrampUrl: {
    endpoint: api.createOnrampUrl,
    input: {
      destinationWallets: [{ address: account, assets: ['USDC'] }],
      partnerUserId: 'u1',
      defaultNetwork: 'ethereum',
      defaultExperience: 'buy' as const,
      presetFiatAmount: 100,
    },
    answer: { url: 'https://pay.example.test/buy/select-asset?partnerUserId=u1' },
    hostile: [
      ...nothing,
      { url: 'javascript:alert(1)' },
      { url: '' },
      { url: `https://x.test/${'x'.repeat(2_048)}` },
    ],
  },
  getOnrampOptions: {
    endpoint: api.getOnrampOptions,
    input: {},
    answer: { paymentCurrencies: [usd], purchaseCurrencies: [bought] },
    hostile: [...nothing, { paymentCurrencies: [usd] }],
  },
  getOnrampQuote: {
    endpoint: api.getOnrampQuote,
    input: {
      purchaseCurrency: bought,
      paymentCurrency: usd,
      amount: '50.00',
      network: 'ethereum-mainnet',
    },
    answer: onrampQuote,
    hostile: [
      [],
      'text',
      7,
      {},
      { ...onrampQuote, networkFee: { amount: 1.3, currency: 'USD' } },
      { ...onrampQuote, quoteId: null },
    ],
  },
  getExchanges: {
    endpoint: api.getExchanges,
    input: { params: { page: 1, asset: 'eip155:1/slip44:60', amount: '10' } },
    answer: result({
      total: 1,
      exchanges: [
        { id: 'demo', name: 'Demo Exchange', imageUrl: 'https://img.example.test/x.png' },
      ],
    }),
    hostile: [...nothing, refused, result({ total: -1, exchanges: [] })],
  },
  getExchangePayUrl: {
    endpoint: api.getExchangePayUrl,
    input: {
      params: {
        exchangeId: 'demo',
        asset: 'eip155:1/slip44:60',
        amount: '10',
        recipient: caipAccount,
      },
    },
    answer: result({ url: 'https://exchange.example.test/pay?s=1', sessionId: '5f3b' }),
    hostile: [
      ...nothing,
      refused,
      result({ url: 'data:text/html,x', sessionId: '5f3b' }),
      result({ url: 'https://exchange.example.test', sessionId: '' }),
    ],
  },
  getExchangeBuyStatus: {
    endpoint: api.getExchangeBuyStatus,
    input: { params: { exchangeId: 'demo', sessionId: '5f3b' } },
    answer: result({ status: 'SUCCESS', txHash: hash }),
    hostile: [...nothing, refused, result({ status: 'DONE', txHash: null })],
  },
} satisfies Readonly<Record<string, EndpointExample>>
