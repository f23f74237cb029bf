import { toAmountText } from './toAmountText.ts'

/** An amount of base units with its symbol, every digit of it and no zero more. */
export function toExactText(
  amount: string,
  currency: { readonly decimals: number; readonly symbol: string },
): string {
  const digits = toAmountText(amount, { ...currency, symbol: '' }, currency.decimals).trim()
  const exact = digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits
  return `${exact} ${currency.symbol}`
}
