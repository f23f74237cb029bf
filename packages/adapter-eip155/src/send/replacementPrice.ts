import type { EthereumTransaction } from '@latchkey/core'
import type { GasPrice } from './readFees.ts'
import type { Waiting } from './readWaiting.ts'

const most = (first: bigint, ...others: readonly bigint[]) =>
  others.reduce((highest, price) => {
    if (price > highest) return price
    return highest
  }, first)

/** A tenth more, rounded up: nodes let nothing cheaper take a place, in either of the two prices. */
export const raise = (price: bigint): bigint => (price * 110n) / 100n + 1n

/** What has to be paid to take a place, and not to wait again: a tenth more, and what is fast now. */
export function toReplacementPrice(old: GasPrice, fast: GasPrice): GasPrice {
  const priority = most(raise(old.priority), fast.priority)
  return { priority, max: most(raise(old.max), fast.max, priority) }
}

/**
 * Gives the fields of a price that was shown: no unit of gas costs more than `max`.
 *
 * @param max - At least a tenth more than it was.
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
