import { formatAmount } from '@latchkey/core'
import type { NativeBalance } from '@latchkey/kit/query'

const places = 3
/** A balance that could not be read is written in the words of the product specification: 0.00. */
const fallbackPlaces = 2

/** Writes a native balance without its symbol: always three decimals, cut and never rounded (K-ACC-03). */
export function toBalanceText(balance: NativeBalance, locale: string | undefined): string {
  const shown = balance.fallback ? fallbackPlaces : places
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  })
  // Cut as text, and handed over as text: a number would round large amounts.
  return format.format(formatAmount(balance.amount, balance.decimals, shown) as `${number}`)
}
