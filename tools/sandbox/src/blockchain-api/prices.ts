/** Fixed prices in US dollars, so that a test can say a sum beforehand. */
export const tokenPricesUsd = { gold: 1.25, ticket: 2 } as const

/** Units of a currency per US dollar, as fixed as the prices. */
export const perUsd = {
  usd: 1,
  eur: 0.9,
  gbp: 0.8,
  aud: 1.5,
  cad: 1.4,
  inr: 80,
  jpy: 150,
  btc: 0.00002,
  eth: 1 / 3_000,
} as const

export type Currency = keyof typeof perUsd
