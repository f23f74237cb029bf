export type AmountTextOptions = {
  /**
   * BCP 47 tag of the locale whose digit grouping is used. Default: the locale of the user's
   * browser.
   */
  readonly locale?: string | undefined
  /** Number of decimals. Further ones are cut, never rounded. Default: 3. */
  readonly places?: number | undefined
}

/**
 * Formats decimal text for display: with grouped digits of the locale, cut decimals and no trailing
 * zeros. `'10000.000'` is "10,000", `'0.2599'` is "0.259". The text is never converted to a number,
 * so no digit is lost.
 *
 * @param numeric - E.g. `'1234.5678'` from `formatAmount`; never in scientific notation.
 */
export function toAmountText(numeric: string, options: AmountTextOptions = {}): string {
  const { locale, places = 3 } = options
  const [, sign, whole = '0', more = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(numeric) ?? []
  const fraction = more.slice(0, places).replace(/0+$/, '')
  const format = new Intl.NumberFormat(locale)
  const pattern = Number(`${sign && (fraction || whole !== '0') ? '-' : ''}${fraction ? 1.5 : 1}`)
  const texts: Partial<Record<Intl.NumberFormatPartTypes, string>> = {
    integer: format.format(BigInt(whole)),
    fraction: [...fraction].map((digit) => format.format(Number(digit))).join(''),
  }
  return format
    .formatToParts(pattern)
    .map(({ type, value }) => texts[type] ?? value)
    .join('')
}
