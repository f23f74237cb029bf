export type MonthTitleOptions = {
  readonly locale: string
  /** Current Unix time in milliseconds. Months of the current year are shown without the year. */
  readonly now: number
}

/**
 * Creates a function that names the local month of a date, with the year if it is another year
 * (K-ACT-01).
 */
export function createMonthTitle({ locale, now }: MonthTitleOptions): (date: Date) => string {
  const month = new Intl.DateTimeFormat(locale, { month: 'long' })
  const monthOfYear = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' })
  const year = new Date(now).getFullYear()
  return (date) => (date.getFullYear() === year ? month : monthOfYear).format(date)
}
