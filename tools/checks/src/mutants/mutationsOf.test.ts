import { expect, test } from 'vitest'
import { mutate, mutationsOf } from './mutationsOf.ts'

const mutants = (text: string) =>
  mutationsOf('x.ts', text).map((mutation) => mutate(text, mutation))

test.each([
  ['a < b', ['a <= b']],
  ['a === b', ['a !== b']],
  ['a && b', ['a || b']],
  ['x = !a', ['x = a']],
  ['x = true', ['x = false']],
  ['x = 254', ['x = 2540']],
  ['x = 64_000', ['x = 640000']],
  ['x = 1', ['x = 2']],
  ['x = 1n', ['x = 2n']],
  ['x = 5_000n', ['x = 50000n']],
  ["x = { end: 'late' }", ["x = { end: 'mutant' }"]],
  ["x = { 'end': y }", []],
  ["x = a ? 'b' : c", ["x = false ? 'b' : c", "x = a ? 'mutant' : c"]],
  ['x = f(a, b, c)', ['x = f(b, a, c)']],
  ['x = f(a, a)', []],
  ['x = f(a, () => b)', []],
  ['x = f(...a, b)', []],
  ['if (a) b()', ['if (false) b()', 'if (a) undefined']],
  ['x = a ? b : c', ['x = false ? b : c']],
  ['bytes.fill(y)', ['undefined']],
  ['bytes.fill(y, z)', ['undefined', 'bytes.fill(z, y)']],
])('default: %s', (text, expected) => {
  expect(mutants(text)).toEqual(expected)
})

test('default: leaves types, imports and loops unchanged', () => {
  const text = `
    import { a } from 'b'
    type Two = 1 | 2
    while (i < 3) i += 1
    for (let i = 0; i < 3; i += 1) call()
    const x: 5 = y`
  expect(mutants(text)).toEqual([])
})

test('default: a mutation knows its line', () => {
  expect(mutationsOf('x.ts', 'a()\nconst limit = 30')[1]).toMatchObject({ line: 2, was: '30' })
})
