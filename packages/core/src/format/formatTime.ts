export type TimeOptions = {
  /** Default: British English, the order of days in the texts of pages that have no other language. */
  readonly locale?: string | undefined
  /** Default: the reader's. */
  readonly timeZone?: 'UTC' | undefined
}

export type Time = Date | number | string

/** Writes a day: "23 November 2026". */
export function formatDay(time: Time, { locale = 'en-GB', timeZone }: TimeOptions = {}): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(time))
}

/** Writes the time of day: "15:10". */
export function formatClock(time: Time, { locale = 'en-GB', timeZone }: TimeOptions = {}): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(time))
}

/** Writes a moment: "23 November 2026, 15:10". */
export function formatMoment(time: Time, options?: TimeOptions): string {
  return `${formatDay(time, options)}, ${formatClock(time, options)}`
}
