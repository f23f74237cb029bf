import { expect, test } from 'vitest'
import { fillIn } from './fillIn.ts'

test('fillIn replaces each name that has a value, and ignores names inside values', () => {
  expect(fillIn('{a} and {a}: {b} {c}', { a: '{b}', b: 2n })).toBe('{b} and {b}: 2 {c}')
  expect(fillIn('{toString}', {})).toBe('{toString}')
})

test('behavior: a value is never read as a replacement pattern', () => {
  expect(fillIn('{a}!', { a: '$& $1' })).toBe('$& $1!')
})

test('parameters: toText', () => {
  expect(fillIn('{a}{b}', { a: 1, b: 2 }, (value) => `<${value}>`)).toBe('<1><2>')
})
