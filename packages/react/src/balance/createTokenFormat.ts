import { decimalPlaces, toNumeric } from './createBalanceFormat.ts'

export type TokenFormat = {
  /** Decimal text cut to three decimals, without trailing zeros. */
  readonly quantity: (numeric: string) => string
  readonly dollars: (value: number) => string
}

/** Creates the formatters of a token list in a locale. */
export function createTokenFormat(locale: string | undefined): TokenFormat {
  const quantity = new Intl.NumberFormat(locale, { maximumFractionDigits: decimalPlaces })
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  return {
    quantity: (numeric) => quantity.format(toNumeric(cut(numeric))),
    dollars: (value) => dollars.format(value),
  }
}

function cut(numeric: string): string {
  const [whole = '0', fraction = ''] = numeric.split('.')
  const kept = fraction.slice(0, decimalPlaces)
  return kept ? `${whole}.${kept}` : whole
}
