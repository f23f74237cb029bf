/** What coins and tokens are worth. */
export type Prices = {
  /**
   * US dollars of one.
   *
   * @param asset - CAIP-2 for the coin of a network, CAIP-10 in lower case for a token.
   * @returns `undefined` where unknown.
   */
  readonly readUsd: (asset: string) => Promise<number | undefined>
  /** Units of a currency per US dollar. */
  readonly readRate: (currency: Currency) => Promise<number>
}

export const currencies = ['btc', 'eth', 'usd', 'eur', 'gbp', 'aud', 'cad', 'inr', 'jpy'] as const
export type Currency = (typeof currencies)[number]
