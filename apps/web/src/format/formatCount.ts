/** Writes a whole number with groups: "12,480". */
export function formatCount(count: number, locale = 'en-GB'): string {
  return new Intl.NumberFormat(locale).format(count)
}

/** Writes a change of a number, always with its sign: "+120", "−15". */
export function formatChange(change: number, locale = 'en-GB'): string {
  return new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' })
    .format(change)
    .replace('-', '−')
}
