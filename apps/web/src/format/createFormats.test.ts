import { expect, test } from 'vitest'
import { createFormats } from './createFormats.ts'

const english = createFormats('en-GB')
const german = createFormats('de')
const time = '2030-01-15T10:00:00.000Z'
const now = Date.parse(time)

test('default: numbers have digit groups, changes have a sign', () => {
  expect(english.count(1_234_567)).toBe('1,234,567')
  expect([1_200, -15, 0].map(english.change)).toEqual(['+1,200', '−15', '0'])
})

test('default: values in US dollars have cents, and less than one cent is no zero', () => {
  expect([1_030.5, 0, 0.004].map(english.money)).toEqual(['US$1,030.50', 'US$0.00', '<US$0.01'])
})

test.each([
  [0, '0 seconds'],
  [999, '0 seconds'],
  [-5, '0 seconds'],
  [59_000, '59 seconds'],
  [61_000, '1 minute, 1 second'],
  [3_600_000, '1 hour, 0 minutes'],
  [2 * 86_400_000 + 3 * 3_600_000 + 59_000, '2 days, 3 hours'],
])('default: %i ms are %s', (ms, text) => {
  expect(english.duration(ms)).toBe(text)
})

test.each([
  ['2030-01-15T09:59:30.000Z', 'now'],
  ['2030-01-15T10:03:00.000Z', 'now'],
  ['2030-01-15T09:55:00.000Z', '5 minutes ago'],
  ['2030-01-15T07:59:00.000Z', '2 hours ago'],
  ['2030-01-14T10:00:00.000Z', 'yesterday'],
  ['2030-01-05T10:00:00.000Z', '10 days ago'],
])('default: %s is %s', (past, text) => {
  expect(english.ago(past, now)).toBe(text)
})

test('default: days and times of day', () => {
  const { day, coming, dateTime } = english
  expect(day(time)).toBe('15 January 2030')
  expect(coming(time)).toMatch(/^Tuesday,? 15 January at \d\d:00$/)
  expect(dateTime(time)).toMatch(/^15 January 2030 at \d\d:00$/)
})

test('parameters: locale applies to every format', () => {
  expect(german.count(1_234_567)).toBe('1.234.567')
  expect(german.change(1_200)).toBe('+1.200')
  expect(german.duration(61_000)).toBe('1 Minute, 1 Sekunde')
  expect(german.ago('2030-01-15T09:55:00.000Z', now)).toBe('vor 5 Minuten')
  expect(german.day(time)).toBe('15. Januar 2030')
  expect(german.clock(time)).toMatch(/^\d\d:00$/)
  expect(german.coming(time)).toMatch(/^Dienstag, 15\. Januar/)
  expect(german.dateTime(time)).toMatch(/^15\. Januar 2030 um \d\d:00$/)
})

test('behavior: the last day of a season has the same date in every time zone', () => {
  // Both ends of the day: a season is stored with the last or, when older, the first millisecond.
  for (const time of ['2026-12-31T23:59:59.999Z', '2026-12-31T00:00:00.000Z'])
    expect(english.lastDay(time)).toBe('31 December 2026')
})
