import type { Currency, Prices } from './Prices.ts'

/** Exchange rates for development: units of each currency per US dollar. The rates are fixed. */
const perUsd: Readonly<Record<Currency, number>> = {
  usd: 1,
  eur: 0.9,
  gbp: 0.8,
  aud: 1.5,
  cad: 1.4,
  inr: 80,
  jpy: 150,
  btc: 0.00002,
  eth: 1 / 3_000,
}

/** Creates prices that the configuration fixes, so that tests can predict totals. */
export function createFixedPrices(prices: Readonly<Record<string, number>>): Prices {
  return {
    readUsd: async (asset) => (Object.hasOwn(prices, asset) ? prices[asset] : undefined),
    readRate: async (currency) => perUsd[currency],
  }
}
