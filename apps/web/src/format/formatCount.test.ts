import { expect, test } from 'vitest'
import { formatChange, formatCount } from './formatCount.ts'

test('default', () => {
  expect(formatCount(1_234_567)).toBe('1,234,567')
  expect([1_200, -15, 0].map((change) => formatChange(change))).toEqual(['+1,200', '−15', '0'])
})
