import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getMaxAmount } from './getMaxAmount.ts'

const units = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })

test('K-SEND-04: the maximum keeps the reserve of the native currency; a token keeps nothing', () => {
  fc.assert(
    fc.property(units, units, (balance, reserve) => {
      const most = getMaxAmount({}, balance, { reserve }) ?? -1n
      expect(most >= 0n && (most === 0n || most + reserve === balance)).toBe(true)
      expect(most === 0n).toBe(balance <= reserve)
      expect(getMaxAmount({ address: '0x1' }, balance, { reserve })).toBe(balance)
    }),
  )
})

test('K-SEND-04: without a gas price the maximum of the native currency is unknown', () => {
  expect(getMaxAmount({}, 5n, undefined)).toBeUndefined()
  expect(getMaxAmount({ address: '0x1' }, 5n, undefined)).toBe(5n)
})
