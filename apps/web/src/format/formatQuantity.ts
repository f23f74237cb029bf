const places = 3

export type Quantity = {
  /** Three decimals, cut and never rounded, grouped as the locale does. */
  readonly short: string
  /** All decimals. */
  readonly full: string
}

/**
 * Formats an amount given as decimal text.
 *
 * @param numeric - E.g. `'1234.5678'`; never in scientific notation.
 */
export function formatQuantity(numeric: string, locale?: string): Quantity {
  const [whole = '0', fraction = ''] = numeric.split('.')
  return {
    short: toText(whole, fraction.slice(0, places).padEnd(places, '0'), locale),
    full: toText(whole, fraction.replace(/0+$/, ''), locale),
  }
}

/** As text all the way: a number would round large amounts. */
function toText(whole: string, fraction: string, locale: string | undefined): string {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: fraction.length,
    maximumFractionDigits: Math.min(fraction.length, 100),
  })
  return format.format(`${whole}.${fraction || '0'}` as Intl.StringNumericLiteral)
}
