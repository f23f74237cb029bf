import type { EthereumTransaction } from '@latchkey/core'
import type { GasPrice } from './readGasPrices.ts'
import type { Waiting } from './readWaiting.ts'

const most = (first: bigint, ...others: readonly bigint[]) =>
  others.reduce((highest, price) => {
    if (price > highest) return price
    return highest
  }, first)

/**
 * Raises a gas price by 10 %, rounded up. Nodes accept a replacement only if its total fee and its
 * priority fee are at least 10 % higher.
 */
export const raise = (price: bigint): bigint => (price * 110n) / 100n + 1n

/**
 * Returns the gas price of a replacement: at least 10 % above the old price, and at least the fast
 * price so that it is mined soon.
 */
export function toReplacementPrice(old: GasPrice, fast: GasPrice): GasPrice {
  const priority = most(raise(old.priority), fast.priority)
  return { priority, max: most(raise(old.max), fast.max, priority) }
}

/**
 * Returns the fee fields of a replacement for the fee that the user has seen. No unit of gas costs
 * more than `max`.
 *
 * @param max - Highest total price per unit of gas in wei, at least 10 % above the old price.
 */
export function toFeeFields(
  { price, isLegacy }: Pick<Waiting, 'price' | 'isLegacy'>,
  fast: GasPrice,
  max: bigint,
): Pick<EthereumTransaction, 'gasPrice' | 'maxFeePerGas' | 'maxPriorityFeePerGas'> {
  if (isLegacy) return { gasPrice: max }
  const { priority } = toReplacementPrice(price, fast)
  return { maxFeePerGas: max, maxPriorityFeePerGas: priority < max ? priority : max }
}
