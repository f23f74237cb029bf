import { expect, test } from 'vitest'
import { toSeries } from './toSeries.ts'

const at = (day: number) => `2030-01-${String(day).padStart(2, '0')}T10:00:00.000Z`

test('default: a revoked award reduces the points from its date on', () => {
  const awards = [
    { points: -20, awardedAt: at(3) },
    { points: 50, awardedAt: at(2) },
    { points: 100, awardedAt: at(1) },
  ]
  expect(toSeries(130, awards)).toEqual([
    { at: at(1), points: 100 },
    { at: at(2), points: 150 },
    { at: at(3), points: 130 },
  ])
})

test('behavior: the sum of older awards is included although they are not loaded', () => {
  expect(toSeries(1_000, [{ points: 10, awardedAt: at(9) }])).toEqual([
    { at: at(9), points: 1_000 },
  ])
})

test('behavior: without awards the series is empty', () => {
  expect(toSeries(0, [])).toEqual([])
})
