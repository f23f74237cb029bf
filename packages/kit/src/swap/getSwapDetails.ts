import { swapSlippagePercent, toDecimalText } from '@latchkey/core'
import { getAmountWorth } from '../account/getAmountWorth.ts'
import type { Token } from '../account/Token.ts'
import { swapGas } from './constants.ts'

/** A swap with its quote: tokens, sold amount and expected amount. Amounts are in base units. */
export type QuotedSwap = {
  readonly sold: Token
  readonly bought: Token
  readonly amount: bigint
  /** Expected amount of the bought token, in base units. */
  readonly quoted: bigint
  /**
   * Provider fee in base units of the sold token, which the quote already includes. Absent if the
   * quote states none.
   */
  readonly providerFee?: bigint | undefined
}

/** Details of a swap that the modal shows before the user confirms. Amounts are in base units. */
export type SwapDetails = {
  /** Loss of value in per cent, never below zero. `undefined` if a price is unknown. */
  readonly priceImpact: number | undefined
  /** Minimum amount of the bought token that the swap must return, in base units. */
  readonly least: bigint
  /** Difference between the quoted and the minimum amount. */
  readonly slippage: bigint
  /**
   * Amount of the bought token per sold token, as decimal text. It may be smaller than one base
   * unit.
   */
  readonly rate: string
}

/**
 * Returns the minimum bought amount: 1 % less than the quote, rounded down as the swap provider
 * does.
 */
export function getLeast(quoted: bigint): bigint {
  return (quoted * BigInt(100 - swapSlippagePercent)) / 100n
}

function getPriceImpact({ sold, bought, amount, quoted }: QuotedSwap): number | undefined {
  const [given, got] = [getAmountWorth(amount, sold), getAmountWorth(quoted, bought)]
  if (!given || got === undefined) return undefined
  return Math.max(0, ((given - got) / given) * 100)
}

/** Further decimals of a rate, so that a cheap token has one beside an expensive token. */
const rateDecimals = 18

function toRate({ sold, bought, amount, quoted }: QuotedSwap): string {
  if (amount === 0n) return '0'
  const rate = (quoted * 10n ** BigInt(sold.decimals + rateDecimals)) / amount
  return toDecimalText(rate, bought.decimals + rateDecimals)
}

/** Computes the details of a swap that the user sees (K-SWAP-11). */
export function getSwapDetails(swap: QuotedSwap): SwapDetails {
  const { quoted } = swap
  const least = getLeast(quoted)
  return {
    priceImpact: getPriceImpact(swap),
    least,
    slippage: quoted - least,
    rate: toRate(swap),
  }
}

/**
 * Returns the maximum amount that can be sold: the balance, minus the gas of a swap if it is the
 * native currency (K-SWAP-06). Never negative.
 *
 * @param balance - Balance in base units.
 * @param gasPrice - Gas price in wei. Without it, the maximum of the native currency is unknown.
 */
export function getMostSold(
  token: Pick<Token, 'address'>,
  balance: bigint,
  gasPrice: bigint | undefined,
): bigint | undefined {
  if (token.address !== undefined) return balance
  if (gasPrice === undefined) return undefined
  const kept = gasPrice * swapGas
  return balance > kept ? balance - kept : 0n
}
