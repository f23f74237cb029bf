import { formatClock, formatDay, type Time } from '@latchkey/core'

/** Functions that format numbers and times as text in one language. */
export type Formats = {
  /** Formats a whole number with digit groups: "12,480". */
  readonly count: (count: number) => string
  /** Formats a change of a number, always with its sign: "+120", "−15". */
  readonly change: (change: number) => string
  /** Formats a value in US dollars: "US$1,030.50". A value below one cent is "<US$0.01". */
  readonly money: (usd: number) => string
  /** Formats a date: "24 December 2026". */
  readonly day: (time: Time) => string
  /** Formats the last day of a season, which has the same date in all time zones. */
  readonly lastDay: (time: Time) => string
  /** Formats a time of day with hours and minutes: "10:00". */
  readonly clock: (time: Time) => string
  /** Formats a date with its time of day: "24 December 2026 at 10:00". */
  readonly dateTime: (time: Time) => string
  /** Formats a time within the coming year, with its weekday: "Friday 27 November at 10:00". */
  readonly coming: (time: Time) => string
  /**
   * Formats the distance from a past time to `nowMs`: "5 minutes ago". Times within the last minute
   * or in the future give "now".
   */
  readonly ago: (time: Time, nowMs: number) => string
  /**
   * Formats a duration in milliseconds by its two largest units: "2 days, 3 hours", "59 seconds".
   */
  readonly duration: (ms: number) => string
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const

/**
 * Creates the functions that format numbers and times in a language.
 *
 * @param locale - BCP 47 tag, e.g. `'en-GB'`.
 */
export function createFormats(locale: string): Formats {
  const toText = (time: Time, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(new Date(time))
  return {
    count: (count) => new Intl.NumberFormat(locale).format(count),
    change: (change) =>
      new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(change).replace('-', '−'),
    money(usd) {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
      return usd > 0 && usd < 0.01 ? `<${format.format(0.01)}` : format.format(usd)
    },
    day: (time) => formatDay(time, { locale }),
    lastDay: (time) => formatDay(time, { locale, timeZone: 'UTC' }),
    clock: (time) => formatClock(time, { locale }),
    dateTime: (time) => toText(time, { dateStyle: 'long', timeStyle: 'short' }),
    coming: (time) =>
      toText(time, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        hour: 'numeric',
        minute: '2-digit',
      }),
    ago: (time, nowMs) => formatAge(Math.max(0, nowMs - new Date(time).getTime()), locale),
    duration: (ms) => formatDuration(Math.max(0, ms), locale),
  }
}

function formatAge(ageMs: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  for (const [unit, sizeMs] of units) {
    if (unit !== 'second' && ageMs >= sizeMs)
      return format.format(-Math.floor(ageMs / sizeMs), unit)
  }
  return format.format(0, 'second')
}

function formatDuration(ms: number, locale: string): string {
  let rest = ms
  const first = units.findIndex(([, size]) => rest >= size)
  const from = first < 0 ? units.length - 1 : first
  const parts = units.slice(from, from + 2).map(([unit, size]) => {
    const count = Math.floor(rest / size)
    rest -= count * size
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  })
  return new Intl.ListFormat(locale, { type: 'unit' }).format(parts)
}
