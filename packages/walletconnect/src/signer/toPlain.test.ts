import { expect, test } from 'vitest'
import { toPlain, UnboundedResult } from './toPlain.ts'

test.each([
  ['text', '0x51'],
  ['nothing', null],
  ['a number', 1.5],
  ['nested data', { a: [{ b: true }], c: '' }],
])('default: %s', (_, value) => {
  expect(toPlain(value)).toEqual(value)
})

test('behavior: long integers become text', () => {
  expect(toPlain({ a: 2n ** 70n })).toEqual({ a: '1180591620717411303424' })
})

test('behavior: an answer cannot set a prototype', () => {
  const copied = toPlain(JSON.parse('{"__proto__": {"admin": true}, "a": 1}'))
  expect(copied).toEqual({ a: 1 })
  expect(copied).not.toHaveProperty('admin')
})

test.each([
  ['too deep', JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`)],
  ['too many parts', Array.from({ length: 10_001 }, () => 1)],
  ['too long', ['x'.repeat(600_000), 'y'.repeat(600_000)]],
  ['no data', () => undefined],
])('error: %s', (_, value) => {
  expect(() => toPlain(value)).toThrow(UnboundedResult)
})
