import { expect, test } from 'vitest'
import { formatClock, formatDay, formatMoment } from './formatTime.ts'

const time = '2026-11-23T15:10:59.000Z'

test('default: formats a day, and a day with its minute', () => {
  expect(formatDay(time, { timeZone: 'UTC' })).toBe('23 November 2026')
  expect(formatMoment(time, { timeZone: 'UTC' })).toBe('23 November 2026, 15:10')
  expect(formatClock(time, { timeZone: 'UTC' })).toBe('15:10')
})

test('parameters: accepts a date and milliseconds', () => {
  const date = new Date(time)
  expect(formatMoment(date, { timeZone: 'UTC' })).toBe('23 November 2026, 15:10')
  expect(formatMoment(date.getTime(), { timeZone: 'UTC' })).toBe('23 November 2026, 15:10')
})

test('parameters: locale', () => {
  expect(formatMoment(time, { locale: 'de', timeZone: 'UTC' })).toBe('23. November 2026, 15:10')
})
