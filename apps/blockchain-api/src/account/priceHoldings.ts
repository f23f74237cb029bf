import type { TokenBalance } from '@latchkey/blockchain-api'
import { toDecimalText } from '@latchkey/core'
import type { Currency, Prices } from '../prices/Prices.ts'
import type { Holding } from './Holding.ts'

/** Prices and listed tokens that complete what the chain reports. */
export type PriceOptions = {
  readonly prices: Prices
  readonly currency: Currency
  /** CAIP-10 ids of the tokens that the operator vouches for; in lower case on EVM networks. */
  readonly listed: ReadonlySet<string>
}

/**
 * Adds prices to the balances of a network, and formats them as the API returns them
 * (wire-blockchain-api §3.4).
 */
export async function priceHoldings(
  holdings: readonly Holding[],
  caipNetworkId: string,
  { prices, currency, listed }: PriceOptions,
): Promise<readonly TokenBalance[]> {
  const rate = await prices.readRate(currency)
  return Promise.all(
    holdings.map(async ({ asset, name, symbol, decimals, iconUrl = '', amount }) => {
      const price = ((await prices.readUsd(asset)) ?? 0) * rate
      const numeric = toDecimalText(amount, decimals)
      return {
        name,
        symbol,
        chainId: caipNetworkId,
        // The native currency has no address.
        ...(asset !== caipNetworkId && { address: asset }),
        value: Number(numeric) * price,
        price,
        quantity: { decimals: String(decimals), numeric },
        iconUrl,
        listed: asset === caipNetworkId || listed.has(asset),
      }
    }),
  )
}
