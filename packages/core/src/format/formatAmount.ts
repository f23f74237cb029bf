import { type AmountTextOptions, toAmountText } from './toAmountText.ts'
import { toDecimalText } from './toDecimalText.ts'

/**
 * Formats base units for display by the rule of `toAmountText` (K-WORLD-12): 1999999 with 6
 * decimals is "1.999", 400000000000000 with 18 decimals is "0.0004".
 *
 * @param decimals - Decimals of the currency, 18 for ether.
 */
export function formatAmount(
  amount: bigint,
  decimals: number,
  options?: AmountTextOptions,
): string {
  return toAmountText(toDecimalText(amount, decimals), options)
}
