const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const

/** Writes how long something takes, by its two largest units: "2 days, 3 hours", "59 seconds". */
export function formatCountdown(ms: number, locale?: string): string {
  let rest = Math.max(0, ms)
  const first = units.findIndex(([, size]) => rest >= size)
  const from = first < 0 ? units.length - 1 : first
  const parts = units.slice(from, from + 2).map(([unit, size]) => {
    const count = Math.floor(rest / size)
    rest -= count * size
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  })
  return new Intl.ListFormat(locale, { type: 'unit' }).format(parts)
}

/** Writes a moment to come: "Friday 27 November at 10:00". */
export function formatMoment(time: string, locale?: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(time))
}
