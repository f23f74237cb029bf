import { expect, test } from 'vitest'
import { cutKey } from './cutKey.ts'

const addresses = Array.from(
  { length: 64 },
  (_, index) => `0x${index.toString(16).padStart(40, '0')}`,
)

test('default: an address always cuts the same key, whatever its letter case', () => {
  const address = '0x52908400098527886E0F7030069857D2E4169EE7'
  expect(cutKey(address)).toEqual(cutKey(address))
  expect(cutKey(address.toLowerCase())).toEqual(cutKey(address))
})

test('behavior: different addresses almost always cut different keys', () => {
  const shapes = new Set(addresses.map((address) => JSON.stringify(cutKey(address))))
  expect(shapes.size).toBeGreaterThan(58)
})

test('behavior: every key has a bit', () => {
  for (const seed of [...addresses, '']) expect(Math.max(...cutKey(seed).teeth)).toBeGreaterThan(0)
})
