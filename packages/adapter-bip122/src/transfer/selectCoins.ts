import type { Coin } from './Coin.ts'
import { baseWeight, mostWeight } from './weights.ts'

/** The amount inscriptions are kept on by custom: an output of it or less may carry one, so it is never spent. */
export const postage = 546n

export type SelectCoinsParameters = {
  readonly coins: readonly Coin[]
  /** What is to arrive, satoshi. */
  readonly amount: bigint
  /** Satoshi per virtual byte. */
  readonly feeRate: number
  readonly inputWeight: number
  readonly recipientWeight: number
  readonly changeWeight: number
}

export type Selection = {
  readonly coins: readonly Coin[]
  readonly fee: bigint
  /** 0, or more than the postage. */
  readonly change: bigint
}

const thousand = 1_000n

/** What so much weight costs, satoshi, rounded up. */
export function toFee(weight: number, feeRate: number): bigint {
  const milliRate = BigInt(Math.ceil(feeRate * 1_000))
  return (BigInt(Math.ceil(weight / 4)) * milliRate + thousand - 1n) / thousand
}

/** Confirmed ones first, since others can be taken back; then the largest, for few inputs. */
function compare(one: Coin, other: Coin): number {
  if (one.confirmed !== other.confirmed) return one.confirmed ? -1 : 1
  if (one.amount !== other.amount) return one.amount > other.amount ? -1 : 1
  return 0
}

/** Coins that bring more than they cost, without those that may carry an inscription. */
export function getSpendable(parameters: SelectCoinsParameters): readonly Coin[] {
  const { coins, feeRate, inputWeight } = parameters
  const cost = toFee(inputWeight, feeRate)
  return coins.filter(({ amount }) => amount > postage && amount > cost)
}

function trySelection(
  coins: readonly Coin[],
  parameters: SelectCoinsParameters,
): Selection | undefined {
  const { amount, feeRate, inputWeight, recipientWeight, changeWeight } = parameters
  const total = coins.reduce((sum, coin) => sum + coin.amount, 0n)
  const weight = baseWeight + coins.length * inputWeight + recipientWeight
  if (weight + changeWeight > mostWeight) return undefined
  const change = total - amount - toFee(weight + changeWeight, feeRate)
  if (change > postage) return { coins, fee: total - amount - change, change }
  // Too little to be an output of its own: the miner has it.
  return total - amount >= toFee(weight, feeRate)
    ? { coins, fee: total - amount, change: 0n }
    : undefined
}

/**
 * Chooses what to spend. Pure.
 *
 * @returns `undefined` when everything that may be spent is too little.
 */
export function selectCoins(parameters: SelectCoinsParameters): Selection | undefined {
  const sorted = [...getSpendable(parameters)].sort(compare)
  const chosen: Coin[] = []
  for (const coin of sorted) {
    chosen.push(coin)
    const selection = trySelection([...chosen], parameters)
    if (selection) return selection
  }
  return undefined
}
