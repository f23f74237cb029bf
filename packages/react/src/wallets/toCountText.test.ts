import { expect, test } from 'vitest'
import { toCountText } from './toCountText.ts'

test.each([
  [0, ''],
  [7, '7'],
  [10, '10+'],
  [129, '120+'],
  [695, '690+'],
])('K-CONN-16: %i wallets are shown as "%s"', (count, expected) => {
  expect(toCountText(count)).toBe(expected)
})
