export type TimeOptions = {
  /**
   * BCP 47 tag of the locale. Default: British English, whose date order fits pages in a single
   * language.
   */
  readonly locale?: string | undefined
  /** Time zone of the formatted time. Default: the time zone of the user's browser. */
  readonly timeZone?: 'UTC' | undefined
}

export type Time = Date | number | string

/** Formats a day: "23 November 2026". */
export function formatDay(time: Time, { locale = 'en-GB', timeZone }: TimeOptions = {}): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(time))
}

/** Formats the time of day: "15:10". */
export function formatClock(time: Time, { locale = 'en-GB', timeZone }: TimeOptions = {}): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(time))
}

/** Formats day and time: "23 November 2026, 15:10". */
export function formatMoment(time: Time, options?: TimeOptions): string {
  return `${formatDay(time, options)}, ${formatClock(time, options)}`
}
