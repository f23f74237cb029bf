import { expect, test } from 'vitest'
import { drawCode, drawNumber } from './drawCode.ts'

const draws = Array.from({ length: 5_000 })

test('S-40a: a code has six digits, zeros in front kept, each digit as likely as the others', () => {
  const codes = draws.map(drawCode)
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  for (let place = 0; place < 6; place += 1) {
    const seen = new Map<string, number>()
    for (const code of codes) seen.set(code.charAt(place), (seen.get(code.charAt(place)) ?? 0) + 1)
    // The expected count is 500 per digit. A fair draw deviates by 100 once in a million runs.
    for (const count of seen.values()) expect(Math.abs(count - 500)).toBeLessThan(150)
    expect(seen.size).toBe(10)
  }
})

test('S-42b: the number to be typed has two digits, the first and the last of them too', () => {
  const numbers = draws.map(drawNumber)
  expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([10, 99])
})
