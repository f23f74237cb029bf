import type { PaymentCurrency, PurchaseCurrency } from '@latchkey/blockchain-api'
import { onrampCurrencies, onrampLimits } from '@latchkey/core'
import type { BuyOrder, BuyQuote } from './BuyOrder.ts'

const networks = (onEthereum: string | null, onPolygon: string | null) => [
  {
    name: 'ethereum-mainnet',
    display_name: 'Ethereum',
    chain_id: '1',
    contract_address: onEthereum,
  },
  {
    name: 'polygon-mainnet',
    display_name: 'Polygon',
    chain_id: '137',
    contract_address: onPolygon,
  },
]

const toLimit = (id: string, [min, max]: readonly [number, number]) => ({
  id,
  min: min.toFixed(2),
  max: max.toFixed(2),
})
const limits = [
  toLimit('card', onrampLimits.card),
  toLimit('ach_bank_account', onrampLimits.bankAccount),
]

/**
 * Sample options that are shown if the blockchain API fails. Views label them as samples, and they
 * are never used for a payment (S-140).
 */
export const sampleOptions: {
  readonly paymentCurrencies: PaymentCurrency[]
  readonly purchaseCurrencies: PurchaseCurrency[]
} = {
  paymentCurrencies: onrampCurrencies.map((id) => ({ id, payment_method_limits: limits })),
  purchaseCurrencies: [
    {
      id: 'usdc',
      name: 'USD Coin',
      symbol: 'USDC',
      networks: networks(
        '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
        '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
      ),
    },
    { id: 'eth', name: 'Ether', symbol: 'ETH', networks: networks(null, null) },
  ],
}

/** Returns a sample quote for a failed service, with an exchange rate of one and without fees. */
export function toSampleQuote({ payment, purchase, amount }: BuyOrder): BuyQuote {
  const paid = { amount, currency: payment.id }
  return {
    paymentTotal: paid,
    paymentSubtotal: paid,
    purchaseAmount: { amount, currency: purchase.symbol },
    networkFee: { amount: '0', currency: payment.id },
    quoteId: 'mocked-quote-id',
    fallback: true,
  }
}
