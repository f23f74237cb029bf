import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawMedal } from './drawMedal.ts'

test('default: a medal is a PNG of its number, with a row of pixels for each of its lines', () => {
  const bytes = Buffer.from(drawMedal(1))
  expect(bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const data = bytes.indexOf('IDAT')
  const length = bytes.readUInt32BE(data - 4)
  const rows = inflateSync(bytes.subarray(data + 4, data + 4 + length))
  expect(rows.length).toBe(height * (width * 3 + 1))
  expect(drawMedal(1)).toEqual(drawMedal(1))
  expect(drawMedal(2)).not.toEqual(drawMedal(1))
})
