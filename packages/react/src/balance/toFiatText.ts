/** Formats a value in US dollars with two decimals, for a BCP 47 language tag. */
export function toFiatText(value: number, locale: string | undefined): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(value)
}
