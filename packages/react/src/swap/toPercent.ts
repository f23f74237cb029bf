/** Formats a percentage with at most two decimals, in the digits of a locale. 1.5 is "1.5%". */
export function toPercent(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    percent / 100,
  )
}
