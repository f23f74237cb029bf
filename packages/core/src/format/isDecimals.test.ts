import { expect, test } from 'vitest'
import { isDecimals } from './isDecimals.ts'

test.each([0, 6, 255])('S-142: %s is a possible number of decimals', (value) => {
  expect(isDecimals(value)).toBe(true)
})

test.each([-1, 256, 1.5, 2 ** 31, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, 18n, '18', null])(
  'S-142: %s is no number of decimals',
  (value) => {
    expect(isDecimals(value)).toBe(false)
  },
)
