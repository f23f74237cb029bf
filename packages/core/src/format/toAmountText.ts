import { cutDecimals } from './cutDecimals.ts'
import { trimZeros } from './trimZeros.ts'

export type AmountTextOptions = {
  /** BCP 47 tag of the language whose digits and separators are used. Default: English. */
  readonly locale?: string | undefined
  /** Shows all digits, for an amount that the user is about to sign. Default: false. */
  readonly exact?: boolean | undefined
}

/** The smallest amount that is shown in digits. */
const least = '0.00000001'

/**
 * Formats decimal text for display, with grouped digits of the locale (K-WORLD-12). From 0.001, it
 * has at most three decimals; below that, two significant digits; below 10^-8, "<0.00000001".
 * Digits are cut and never rounded, so an amount other than zero is never shown as 0. `'10000.000'`
 * is "10,000", `'0.2599'` is "0.259". The text is never converted to a number, so that no digit is
 * lost.
 *
 * @param numeric - E.g. `'1234.5678'`. Any other text, such as scientific notation, stays
 *   unchanged.
 */
export function toAmountText(numeric: string, options: AmountTextOptions = {}): string {
  const { locale = 'en', exact = false } = options
  const [, minus = '', plain] = /^(-?)(\d+(?:\.\d*)?)$/.exec(numeric) ?? []
  if (plain === undefined) return numeric
  const sign = /[1-9]/.test(plain) ? minus : ''
  if (!exact && /^0+\.0{8}0*[1-9]/.test(plain))
    return `${sign ? '>' : '<'}${toLocalDigits(sign + least, locale)}`
  return toLocalDigits(sign + (exact ? trimZeros(plain) : cutDecimals(plain)), locale)
}

/** Replaces the digits and separators of a decimal text by those of a locale. */
function toLocalDigits(numeric: string, locale: string): string {
  const [whole = '', fraction = ''] = numeric.replace('-', '').split('.')
  const format = new Intl.NumberFormat(locale)
  const pattern = Number(`${numeric.startsWith('-') ? '-' : ''}${fraction ? 1.5 : 1}`)
  const texts: Partial<Record<Intl.NumberFormatPartTypes, string>> = {
    integer: format.format(BigInt(whole)),
    fraction: [...fraction].map((digit) => format.format(Number(digit))).join(''),
  }
  return format
    .formatToParts(pattern)
    .map(({ type, value }) => texts[type] ?? value)
    .join('')
}
