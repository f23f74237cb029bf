import { expect, test } from 'vitest'
import { toQrPath } from './toQrPath.ts'

const uri = `wc:${'ab'.repeat(32)}@2?expiryTimestamp=1900000000&relay-protocol=irn&symKey=${'cd'.repeat(32)}`

const readModules = (path: string) =>
  [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

test('default: the three finder patterns are in their corners', () => {
  const { size, path, hole } = toQrPath('HELLO', { logo: false })
  const dark = new Set(readModules(path).map(String))
  expect(hole).toBe(0)
  expect([size - 21, (size - 21) % 4]).toEqual([0, 0])
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    expect(dark.has(String([x, y]))).toBe(true)
    expect(dark.has(String([x + 3, y + 3]))).toBe(true)
    expect(dark.has(String([x + 1, y + 1]))).toBe(false)
  }
})

test('parameters: logo keeps the middle free, within the error correction’s limit', () => {
  const { size, path, hole } = toQrPath(uri, { logo: true })
  const [from, to] = [(size - hole) / 2, (size + hole) / 2]
  const inHole = readModules(path).filter(([x, y]) => x >= from && x < to && y >= from && y < to)
  expect(inHole).toEqual([])
  expect(Number.isInteger(from)).toBe(true)
  expect((hole * hole) / (size * size)).toBeLessThan(0.06)
})
