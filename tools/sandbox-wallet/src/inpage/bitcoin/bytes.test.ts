import { expect, test } from 'vitest'
import { fromHex, toBase64, toHex } from './bytes.ts'

test('bytes: conversions return the same bytes', () => {
  const bytes = Uint8Array.from({ length: 300 }, (_, index) => index % 256)
  expect(fromHex(toHex(bytes))).toEqual(bytes)
  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
  expect(() => fromHex('0')).toThrow(TypeError)
})
