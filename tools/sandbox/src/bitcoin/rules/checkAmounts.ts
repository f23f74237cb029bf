import type { Transaction } from 'bitcoinjs-lib'
import { type Coin, sumOf } from '../Coin.ts'
import { RejectError } from '../RejectError.ts'
import { COINBASE_MATURITY, MAX_FEE_RATE, MIN_FEE_RATE } from './constants.ts'

/** Formats satoshis as bitcoins with eight decimal places, as Bitcoin Core does. */
export const toCoinText = (satoshis: bigint): string =>
  `${satoshis / 100_000_000n}.${String(satoshis % 100_000_000n).padStart(8, '0')}`

function checkMaturity(coins: readonly Coin[], nextHeight: number): void {
  for (const { isCoinbase, height = nextHeight } of coins) {
    const depth = nextHeight - height
    if (isCoinbase && depth < COINBASE_MATURITY)
      throw new RejectError('bad-txns-premature-spend-of-coinbase', {
        detail: `tried to spend coinbase at depth ${depth}`,
      })
  }
}

/**
 * Checks that the inputs of a transaction cover its outputs and that the fee is plausible.
 *
 * @returns The fee in satoshis.
 * @throws {RejectError} The inputs do not suffice, or the fee is too high.
 */
export function checkAmounts(
  transaction: Transaction,
  coins: readonly Coin[],
  nextHeight: number,
): bigint {
  checkMaturity(coins, nextHeight)
  const [paid, spent] = [sumOf(coins), sumOf(transaction.outs)]
  if (paid < spent)
    throw new RejectError('bad-txns-in-belowout', {
      detail: `value in (${toCoinText(paid)}) < value out (${toCoinText(spent)})`,
    })
  const [fee, size] = [paid - spent, BigInt(transaction.virtualSize())]
  if (fee < size * MIN_FEE_RATE)
    throw new RejectError('min relay fee not met', { detail: `${fee} < ${size * MIN_FEE_RATE}` })
  if (fee > size * MAX_FEE_RATE)
    throw new RejectError('Fee exceeds maximum configured by user (e.g. -maxtxfee, maxfeerate)', {
      code: -25,
    })
  return fee
}
