import { expect, test } from 'vitest'
import { formatCountdown, formatMoment } from './formatCountdown.ts'

test.each([
  [0, '0 seconds'],
  [999, '0 seconds'],
  [-5, '0 seconds'],
  [59_000, '59 seconds'],
  [61_000, '1 minute, 1 second'],
  [3_600_000, '1 hour, 0 minutes'],
  [2 * 86_400_000 + 3 * 3_600_000 + 59_000, '2 days, 3 hours'],
])('default: %i ms are %s', (ms, text) => {
  expect(formatCountdown(ms, 'en-GB')).toBe(text)
})

test('behavior: in the language of who reads', () => {
  expect(formatCountdown(61_000, 'de')).toBe('1 Minute, 1 Sekunde')
  expect(formatMoment('2030-01-15T10:00:00.000Z', 'de')).toMatch(/^Dienstag, 15\. Januar/)
})
