export type MonthTitleOptions = {
  readonly locale: string | undefined
  /** Milliseconds since 1970: months of this year go without it. */
  readonly now: number
}

/** Creates what names the local month of a date, the year where it is another (K-ACT-01). */
export function createMonthTitle({ locale, now }: MonthTitleOptions): (date: Date) => string {
  const month = new Intl.DateTimeFormat(locale, { month: 'long' })
  const monthOfYear = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' })
  const year = new Date(now).getFullYear()
  return (date) => (date.getFullYear() === year ? month : monthOfYear).format(date)
}
