/** Formats a value in US dollars with cents. */
export function toFiatText(value: number, locale: string | undefined): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(value)
}
