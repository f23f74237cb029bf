import { formatUnits, parseUnits } from 'viem'
import type { LocalChain } from '../chains/LocalChain.ts'
import { tokens } from '../chains/tokens.ts'

/** An asset that the simulated shop sells on one chain. */
export type Good = {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly priceUsd: number
  readonly chain: LocalChain
  /** Address of the sold token; absent for the native currency. */
  readonly token?: `0x${string}`
}

/**
 * Currencies in which users can pay in the simulated shop, with the value of one unit in US cents.
 */
const currencies = { USD: 100n, EUR: 110n } as const
export type Currency = keyof typeof currencies
export const currencyNames = ['USD', 'EUR'] as const satisfies readonly Currency[]

const limits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]
const [leastCents, mostCents] = [1_000n, 2_500_000n]
const feePercent = 1n

/**
 * Lists the assets that the simulated shop sells: native currency and the test token GOLD on each
 * chain whose native currency has a price.
 */
export function listGoods(chains: readonly LocalChain[]): readonly Good[] {
  return chains
    .filter(({ nativePriceUsd }) => nativePriceUsd > 0)
    .flatMap((chain): Good[] => {
      const { nativeCurrency, nativePriceUsd, contracts } = chain
      const coin = { ...nativeCurrency, id: nativeCurrency.symbol.toLowerCase(), chain }
      const { gold } = tokens
      return [
        { ...coin, priceUsd: nativePriceUsd },
        { ...gold, id: 'gold', chain, token: contracts.gold },
      ]
    })
}

/** Returns the network's name in the API for purchases, e.g. `ethereum-mainnet`. */
export const toNetworkName = ({ name }: LocalChain) =>
  `${name.split(' ')[0]?.toLowerCase()}-mainnet`

/**
 * Returns the assets and currencies of the simulated shop, in the format of its API for the
 * blockchain API.
 */
export function toOptions(goods: readonly Good[]) {
  const ids = [...new Set(goods.map(({ id }) => id))]
  return {
    paymentCurrencies: currencyNames.map((id) => ({ id, payment_method_limits: limits })),
    purchaseCurrencies: ids.map((id) => {
      const sold = goods.filter((good) => good.id === id)
      return {
        id,
        name: sold[0]?.name ?? id,
        symbol: sold[0]?.symbol ?? id,
        networks: sold.map(({ chain, token }) => ({
          name: toNetworkName(chain),
          display_name: chain.name,
          chain_id: String(chain.chainId),
          contract_address: token ?? null,
        })),
      }
    }),
  }
}

export type Sale = {
  readonly currency: Currency
  readonly totalCents: bigint
  readonly feeCents: bigint
  /** Amount of the bought asset in base units. */
  readonly amount: bigint
}

/**
 * Computes the purchase for a sum of money; `undefined` if the sum is outside the shop's limits.
 * `money` is decimal text with at most two decimal places.
 */
export function toSale(good: Good, currency: Currency, money: string): Sale | undefined {
  const totalCents = parseUnits(money, 2)
  if (totalCents < leastCents || totalCents > mostCents) return undefined
  const feeCents = (totalCents * feePercent + 99n) / 100n
  const usdCents = ((totalCents - feeCents) * currencies[currency]) / 100n
  const priceCents = BigInt(Math.round(good.priceUsd * 100))
  const amount = (usdCents * 10n ** BigInt(good.decimals)) / priceCents
  return { currency, totalCents, feeCents, amount }
}

/**
 * Returns the quote for a purchase in the simulated shop, in the format of its API for the
 * blockchain API.
 */
export function toQuote(good: Good, { currency, totalCents, feeCents, amount }: Sale) {
  const toSum = (cents: bigint) => ({ amount: (Number(cents) / 100).toFixed(2), currency })
  return {
    paymentTotal: toSum(totalCents),
    paymentSubtotal: toSum(totalCents - feeCents),
    purchaseAmount: { amount: formatUnits(amount, good.decimals), currency: good.symbol },
    networkFee: toSum(feeCents),
  }
}
