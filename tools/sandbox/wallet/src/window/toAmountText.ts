import { formatAmount } from '@latchkey/core'

/** An amount of base units with its symbol; cut, never rounded. */
export function toAmountText(
  amount: string,
  currency: { readonly decimals: number; readonly symbol: string },
  places = 3,
): string {
  return `${formatAmount(BigInt(amount), currency.decimals, places)} ${currency.symbol}`
}
