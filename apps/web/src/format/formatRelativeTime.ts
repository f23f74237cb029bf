const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Formats a moment as "5 minutes ago"; the last minute and the future are "now". */
export function formatRelativeTime(time: string, nowMs: number, locale?: string): string {
  const ageMs = Math.max(0, nowMs - Date.parse(time))
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  for (const [unit, sizeMs] of units) {
    if (ageMs >= sizeMs) return format.format(-Math.floor(ageMs / sizeMs), unit)
  }
  return format.format(0, 'second')
}
