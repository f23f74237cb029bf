import { toAsciiNumber } from './toAsciiNumber.ts'
import { trimZeros } from './trimZeros.ts'

/**
 * Result of reading a typed amount: a decimal text, an empty field, an invalid text, or an ambiguous
 * text with its two possible readings. Each reading is itself unambiguous.
 */
export type AmountReading =
  | { readonly kind: 'amount'; readonly numeric: string }
  | { readonly kind: 'ambiguous'; readonly readings: readonly [string, string] }
  | { readonly kind: 'empty' | 'invalid' }

type Separator = '.' | ',' | ' '

/** Length limit of a typed amount. */
const mostCharacters = 200

const empty: AmountReading = { kind: 'empty' }
const invalid: AmountReading = { kind: 'invalid' }

/** Groups of three digits, or of two before the last three as in India. */
const grouped: Readonly<Record<Separator, RegExp>> = {
  '.': /^[1-9]\d{0,2}(?:\.\d{3})+$|^[1-9]\d?(?:\.\d{2})+\.\d{3}$/,
  ',': /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d?(?:,\d{2})+,\d{3}$/,
  ' ': /^[1-9]\d{0,2}(?: \d{3})+$|^[1-9]\d?(?: \d{2})+ \d{3}$/,
}

const toAmount = (whole: string, fraction: string): AmountReading => ({
  kind: 'amount',
  numeric: fraction === '' ? whole : `${whole || '0'}.${fraction}`,
})

/** Removes the group separators of a whole number. Returns `undefined` for wrong groups. */
function ungroup(whole: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole
  const isGrouped = Object.values(grouped).some((pattern) => pattern.test(whole))
  return isGrouped ? whole.replace(/\D/g, '') : undefined
}

/** Reads a number with one separator before three digits as a decimal and as a thousand. */
function toReadings(whole: string, fraction: string): AmountReading {
  const decimal = `${whole}.${fraction}`
  const small = fraction.endsWith('0') ? trimZeros(decimal) : `${decimal}0`
  return { kind: 'ambiguous', readings: [small, whole + fraction] }
}

/** Reads a text whose last `.` or `,` occurs once and separates decimals. */
function readDecimal(text: string, at: number): AmountReading {
  const fraction = text.slice(at + 1)
  const whole = ungroup(text.slice(0, at))
  return whole === undefined || !/^\d*$/.test(fraction) ? invalid : toAmount(whole, fraction)
}

/**
 * Reads an amount that a user has typed or pasted (K-WORLD-13). `.` and `,` both separate decimals,
 * also at the start, and group digits. The digits may be of any script. `'0,5'`, `'.5'` and `'٠٫٥'`
 * are 0.5; `'1.234,5'`, `'1,234.5'` and `'1 234,5'` are 1234.5.
 *
 * One separator before exactly three digits is ambiguous, because `'1,000'` is one or one thousand.
 * It is not if the digits before it cannot be a group, as in `'0,125'` and `'1234.567'`.
 *
 * @returns `empty` for a text without digits, `invalid` for negative and scientific notation, wrong
 * groups and other text.
 */
export function readAmount(text: string): AmountReading {
  const typed = toAsciiNumber(text)
  if (/^[.,]?$/.test(typed)) return empty
  if (!/^[\d., ]*$/.test(typed) || typed.length > mostCharacters) return invalid
  const at = Math.max(typed.lastIndexOf('.'), typed.lastIndexOf(','))
  const isSingle = at >= 0 && typed.indexOf(typed.charAt(at)) === at
  if (!isSingle) {
    const whole = ungroup(typed)
    return whole === undefined ? invalid : toAmount(whole, '')
  }
  const [whole = '', fraction = ''] = [typed.slice(0, at), typed.slice(at + 1)]
  if (/^[1-9]\d{0,2}$/.test(whole) && /^\d{3}$/.test(fraction)) return toReadings(whole, fraction)
  return readDecimal(typed, at)
}
