import { formatAmount } from '@latchkey/core'

export type AmountTextOptions = {
  readonly locale: string | undefined
  readonly places: number
  /** At least so many, for amounts that stand below each other. */
  readonly least?: number | undefined
}

/**
 * Writes base units as text in the reader's digits and grouping, cut to `places` decimals. The number is
 * handed over as a decimal string, so that no digit is lost on the way. Trailing zeros are left out, but for the `least`.
 */
export function toAmountText(
  amount: bigint,
  decimals: number,
  { locale, places, least = 0 }: AmountTextOptions,
): string {
  const exact = formatAmount(amount, decimals, decimals)
  const format = new Intl.NumberFormat(locale, {
    maximumFractionDigits: places,
    minimumFractionDigits: least,
    roundingMode: 'trunc',
  })
  return format.format(exact as `${number}`)
}
