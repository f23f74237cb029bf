import { expect, test } from 'vitest'
import { toAge, toBaseUnits, toCopyName, toShortId } from './texts.ts'

test('toAge: the largest whole unit', () => {
  expect([-5, 0, 59_999, 60_000, 7_200_000, 200_000_000].map(toAge)).toEqual([
    '0 s',
    '0 s',
    '59 s',
    '1 min',
    '2 h',
    '2 d',
  ])
})

test('toCopyName: the name of a button begins with its visible label', () => {
  expect(toCopyName('Copy', 'RPC URL')).toBe('Copy RPC URL')
  expect(toCopyName('Copy id', 'network id of Ethereum')).toBe('Copy id: network id of Ethereum')
})

test('toShortId: the first four and the last six, short ones whole', () => {
  const long = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  expect([long, 'eip155:137'].map(toShortId)).toEqual(['solana:5eyk…qZKvdp', 'eip155:137'])
})

test.each([
  ['25.5', 6, '25500000'],
  [' 1 ', 18, '1000000000000000000'],
  ['0.000001', 6, '1'],
  ['0.0000001', 6, undefined],
  ['1e3', 6, undefined],
  ['0,5', 6, '500000'],
  [',5', 6, '500000'],
  ['.5', 6, '500000'],
  ['1,000', 6, undefined],
  ['1.000', 6, undefined],
  ['.', 6, undefined],
  ['', 6, undefined],
  ['-1', 6, undefined],
])('toBaseUnits: %j with %i decimals', (text, decimals, expected) => {
  expect(toBaseUnits(text, decimals)).toBe(expected)
})
