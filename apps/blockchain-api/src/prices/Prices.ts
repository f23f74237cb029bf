/** Source of prices for native currencies and tokens, in US dollars. */
export type Prices = {
  /**
   * Reads the price of one unit in US dollars.
   *
   * @param asset - CAIP-2 for the native currency of a network, CAIP-10 in lower case for a token.
   * @returns `undefined` for an unknown price.
   */
  readonly readUsd: (asset: string) => Promise<number | undefined>
  /** Reads an exchange rate: the units of a currency per US dollar. */
  readonly readRate: (currency: Currency) => Promise<number>
}

export const currencies = ['btc', 'eth', 'usd', 'eur', 'gbp', 'aud', 'cad', 'inr', 'jpy'] as const
export type Currency = (typeof currencies)[number]
