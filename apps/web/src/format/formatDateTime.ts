/** Writes a moment of any year: "24 December 2026 at 10:00". */
export function formatDateTime(time: string, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(time),
  )
}
