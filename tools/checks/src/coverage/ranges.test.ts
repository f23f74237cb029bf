import { expect, test } from 'vitest'
import { fromRanges, toRanges } from './ranges.ts'

const order = ['S-01', 'S-02a', 'S-02b', 'S-03', 'S-120']

test.each([
  ['–', []],
  ['01', ['S-01']],
  ['01, 02a, 03', ['S-01', 'S-02a', 'S-03']],
  ['01–02b, 120', ['S-01', 'S-02a', 'S-02b', 'S-120']],
  ['01–120', order],
])('default: %s is written for its ids and read back', (text, ids) => {
  expect(toRanges(new Set(ids), order)).toBe(text)
  expect(fromRanges(text, order)).toEqual(ids)
})

test('behavior: an id of another area or without a rule is left out', () => {
  expect(toRanges(new Set(['K-NET-01', 'S-03']), order)).toBe('03')
  expect(fromRanges('03, 99, 98–03', order)).toEqual(['S-03'])
})
