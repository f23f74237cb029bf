import { expect, test } from 'vitest'
import { drawAvatar } from './drawAvatar.ts'

test('behavior: the same seed always gives the same drawing, whatever its case', () => {
  expect(drawAvatar('0xABCD')).toEqual(drawAvatar('0xabcd'))
})

test('behavior: different seeds give different drawings', () => {
  const seeds = Array.from({ length: 500 }, (_, index) => `0x${index.toString(16)}`)
  const drawings = new Set(seeds.map((seed) => JSON.stringify(drawAvatar(seed))))
  expect(drawings.size).toBe(seeds.length)
})

test('behavior: every part is inside the ground and has a height', () => {
  for (let index = 0; index < 300; index += 1)
    for (const { y, height } of drawAvatar(`seed ${index}`).parts) {
      expect(height).toBeGreaterThan(0)
      expect(y + height).toBeLessThanOrEqual(36)
    }
})

test('behavior: avatars differ in form, not only in colour', () => {
  const seeds = Array.from({ length: 24 }, (_, index) => `0x${(index * 7919 + 1).toString(16)}`)
  const shapes = seeds.map((seed) =>
    drawAvatar(seed).parts.map(({ fill: _, style: __, ...shape }) => shape),
  )
  expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(seeds.length)
  // Pins, spokes, dots and rings have different numbers of parts.
  expect(new Set(shapes.map(({ length }) => length)).size).toBeGreaterThan(6)
  expect(
    shapes.some((parts) => parts.some(({ transform }) => !transform.startsWith('rotate(0 '))),
  ).toBe(true)
})

test('K-WORLD-16: every shape has a colour for browsers without OKLCH', () => {
  const { ground, parts } = drawAvatar('0x1')
  for (const { fill, style } of [ground, ...parts]) {
    expect(fill).toMatch(/^hsl\(\d+ 40% \d+(\.\d+)?%\)$/)
    expect(style.fill).toMatch(/^oklch\(/)
  }
})
