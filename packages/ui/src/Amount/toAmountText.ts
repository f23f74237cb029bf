import { formatAmount } from '@latchkey/core'

export type AmountTextOptions = {
  readonly locale: string | undefined
  readonly places: number
}

/**
 * Writes base units as text in the reader's digits and grouping, cut to `places` decimals. The number is
 * handed over as a decimal string, so that no digit is lost on the way. Trailing zeros are left out.
 */
export function toAmountText(
  amount: bigint,
  decimals: number,
  { locale, places }: AmountTextOptions,
): string {
  const exact = formatAmount(amount, decimals, decimals)
  const format = new Intl.NumberFormat(locale, {
    maximumFractionDigits: places,
    roundingMode: 'trunc',
  })
  return format.format(exact as `${number}`)
}
