import { readAmount } from './readAmount.ts'

/**
 * Converts decimal text to a text for an amount field that `readAmount` reads as the same amount.
 * Appends a zero to a text that would be ambiguous: `'1.125'` becomes `'1.1250'`.
 *
 * @param numeric - Decimal text such as `'1234.5'`, without digit groups.
 */
export const toTypedText = (numeric: string): string =>
  readAmount(numeric).kind === 'ambiguous' ? `${numeric}0` : numeric
