import type { AddressType } from '../address/parseAddress.ts'
import type { Coin } from './Coin.ts'
import { baseWeight, mostWeight } from './weights.ts'

/**
 * Smallest usual amount of outputs with inscriptions. An output of at most this amount may carry one
 * on any account.
 */
export const postage = 546n

/** Largest usual amount of outputs with inscriptions or runes, the default of the ord wallet. */
const widePostage = 10_000n

/**
 * Returns the largest amount of an output that may carry an inscription or a rune. For an account
 * that the wallet uses for payments, this is the smallest postage.
 */
export function toLargestCarrier(
  type: AddressType,
  { sharesOne = false }: { readonly sharesOne?: boolean | undefined },
): bigint {
  return type === 'p2tr' || sharesOne ? widePostage : postage
}

export type SelectCoinsParameters = {
  readonly coins: readonly Coin[]
  /** Outputs up to this amount may carry an inscription, so they are not spent. */
  readonly largestCarrier: bigint
  /** Amount in satoshi that the recipient gets. */
  readonly amount: bigint
  /** Fee rate in satoshi per virtual byte. */
  readonly feeRate: number
  readonly inputWeight: number
  readonly recipientWeight: number
  readonly changeWeight: number
}

export type Selection = {
  readonly coins: readonly Coin[]
  readonly fee: bigint
  /** Change in satoshi that returns to the sender: 0, or more than the postage. */
  readonly change: bigint
}

const thousand = 1_000n

/** Returns the fee in satoshi for a weight in weight units (BIP-141), rounded up. */
export function toFee(weight: number, feeRate: number): bigint {
  const milliRate = BigInt(Math.ceil(feeRate * 1_000))
  return (BigInt(Math.ceil(weight / 4)) * milliRate + thousand - 1n) / thousand
}

/**
 * Compares two coins for the order in which transfers spend them. Confirmed coins come first,
 * because unconfirmed ones can be replaced; then the largest, for few inputs.
 */
function compare(one: Coin, other: Coin): number {
  if (one.confirmed !== other.confirmed) return one.confirmed ? -1 : 1
  if (one.amount !== other.amount) return one.amount > other.amount ? -1 : 1
  return 0
}

/**
 * Returns coins worth more than the fee of their input, without coins that may carry an
 * inscription.
 */
export function getSpendable(parameters: SelectCoinsParameters): readonly Coin[] {
  const { coins, feeRate, inputWeight, largestCarrier } = parameters
  const cost = toFee(inputWeight, feeRate)
  return coins.filter(({ amount }) => amount > largestCarrier && amount > cost)
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
  // The change is too small for an output, so the transaction pays it as part of the fee.
  return total - amount >= toFee(weight, feeRate)
    ? { coins, fee: total - amount, change: 0n }
    : undefined
}

/**
 * Selects the coins to spend. Pure.
 *
 * @returns `undefined` if all spendable coins together are insufficient.
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
