/** Formats a value in US dollars with two decimals. Less than one cent is "<$0.01" (K-WORLD-12). */
export function toFiatText(value: number, locale: string): string {
  return formatCents(value, new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }))
}

/** Formats an amount of money. A positive amount below 0.01 is shown as less than that. */
export function formatCents(value: number, format: Intl.NumberFormat): string {
  return value > 0 && value < 0.01 ? `<${format.format(0.01)}` : format.format(value)
}
