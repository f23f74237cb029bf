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

test('behavior: every pin is inside the ground and has a height', () => {
  for (let index = 0; index < 300; index += 1)
    for (const { y, height } of drawAvatar(`seed ${index}`).pins) {
      expect(height).toBeGreaterThan(0)
      expect(y + height).toBeLessThanOrEqual(36)
    }
})

test('K-WORLD-16: every shape has a colour for browsers without OKLCH', () => {
  const { ground, pins } = drawAvatar('0x1')
  for (const { fill, style } of [ground, ...pins]) {
    expect(fill).toMatch(/^hsl\(\d+ 40% \d+(\.\d+)?%\)$/)
    expect(style.fill).toMatch(/^oklch\(/)
  }
})
