import { type Balance, formatAmount } from '@latchkey/core'

export const decimalPlaces = 3

/**
 * Creates the formatter of amounts of a locale: three decimals, cut and never rounded (K-ACC-03), symbol after.
 *
 * @param locale - BCP 47 tag; the browser's when absent.
 */
export function createBalanceFormat(locale: string | undefined): (balance: Balance) => string {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimalPlaces,
    maximumFractionDigits: decimalPlaces,
  })
  return ({ amount, decimals, symbol }) => {
    // Already cut, as text: a number would round large amounts.
    const text = formatAmount(amount, decimals, decimalPlaces)
    return `${format.format(toNumeric(text))} ${symbol}`
  }
}

/** Decimal text as `Intl` types it. */
export function toNumeric(text: string): Intl.StringNumericLiteral {
  return text as Intl.StringNumericLiteral
}
