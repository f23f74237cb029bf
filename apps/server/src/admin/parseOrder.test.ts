import { expect, test } from 'vitest'
import { parseOrder, usage } from './parseOrder.ts'

test.each([
  ['shop open', 'shop-open', {}],
  [
    'shop open --starts 2030-01-15 --ends 2030-01-16',
    'shop-open',
    { opensAt: '2030-01-15', closesAt: '2030-01-16' },
  ],
  ['shop close', 'shop-close', {}],
  ['shop purchases Wren', 'shop-purchases', { player: 'Wren' }],
  ['shop refund p1 Broken', 'shop-refund', { purchase: 'p1', reason: 'Broken' }],
  [
    'ban Wren --reason Cheats --until 2030-01-15',
    'ban',
    { player: 'Wren', reason: 'Cheats', until: '2030-01-15', dryRun: undefined },
  ],
  [
    'ban Wren --dry-run',
    'ban',
    { player: 'Wren', reason: undefined, until: undefined, dryRun: true },
  ],
  ['unban Wren', 'unban', { player: 'Wren' }],
  ['delete Wren', 'delete', { player: 'Wren' }],
  ['close-season Winter', 'close-season', { season: 'Winter' }],
])('default: %s', (words, command, input) => {
  expect(parseOrder(words.split(' '))).toEqual({ command, input })
})

test('default: data of a player goes into a file', () => {
  expect(parseOrder(['data', 'Wren', 'wren.json'])).toEqual({
    command: 'data',
    input: { player: 'Wren' },
    write: 'wren.json',
  })
})

test.each([
  '',
  'ban',
  'data Wren',
  'shop',
  'shop refund p1',
  'shop purchases',
  'shop sell',
  'shop close --now',
  'award Winter',
  'dance',
  'close-season x --what',
])('error: "%s" is no order, and how it is typed is said', (words) => {
  expect(() => parseOrder(words.split(' ').filter(Boolean))).toThrow(usage)
})
