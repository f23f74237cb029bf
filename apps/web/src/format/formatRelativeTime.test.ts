import { expect, test } from 'vitest'
import { formatRelativeTime } from './formatRelativeTime.ts'

const now = Date.parse('2030-01-15T10:00:00.000Z')

test.each([
  ['2030-01-15T09:59:30.000Z', 'now'],
  ['2030-01-15T10:03:00.000Z', 'now'],
  ['2030-01-15T09:55:00.000Z', '5 minutes ago'],
  ['2030-01-15T07:59:00.000Z', '2 hours ago'],
  ['2030-01-14T10:00:00.000Z', 'yesterday'],
  ['2030-01-05T10:00:00.000Z', '10 days ago'],
])('%s is %s', (time, text) => {
  expect(formatRelativeTime(time, now, 'en')).toBe(text)
})

test('parameters: locale', () => {
  expect(formatRelativeTime('2030-01-15T09:55:00.000Z', now, 'de')).toBe('vor 5 Minuten')
})
