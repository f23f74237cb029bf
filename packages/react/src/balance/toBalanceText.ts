import { type Balance, formatAmount } from '@latchkey/core'

const places = 3
/** Stands where a balance would, while nobody can say what it is (S-140). */
export const unknownBalanceText = '—'

/**
 * Writes a native balance without its symbol: always three decimals, cut and never rounded (K-ACC-03). One that could
 * not be read is nothing to write.
 */
export function toBalanceText(balance: Balance, locale: string | undefined): string {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  })
  // Cut as text, and handed over as text: a number would round large amounts.
  return format.format(formatAmount(balance.amount, balance.decimals, places) as `${number}`)
}
