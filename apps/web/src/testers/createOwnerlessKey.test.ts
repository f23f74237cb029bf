import { expect, test } from 'vitest'
import { createOwnerlessKey } from './createOwnerlessKey.ts'

const prime = BigInt('0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f')

test('default: returns a point of the curve, different each time', () => {
  const keys = Array.from({ length: 20 }, createOwnerlessKey)
  for (const key of keys) {
    const [, x = '', y = ''] = /^0x04([\da-f]{64})([\da-f]{64})$/.exec(key) ?? []
    expect(BigInt(`0x${y}`) ** 2n % prime).toBe((BigInt(`0x${x}`) ** 3n + 7n) % prime)
  }
  expect(new Set(keys).size).toBe(keys.length)
})
