import { expect, test } from 'vitest'
import type { SourceFile } from '../workspace/workspace.ts'
import { densityBreaches, factsOf, lengthBreaches, median } from './density.ts'

const file = (text: string): SourceFile => ({ path: 'packages/x/src/x.ts', kind: 'source', text })

test('default: small code has no breach', () => {
  expect(densityBreaches([file('export const a = (b: number) => b\n')])).toEqual([])
})

test('error: a file over 400 lines', () => {
  const breaches = densityBreaches([file('const a = 1\n'.repeat(401)), file(''), file('')])
  expect(breaches).toEqual(['packages/x/src/x.ts: 402 lines, at most 400'])
})

test('error: a style sheet over 400 lines', () => {
  const sheet = (lines: number): SourceFile => ({
    path: 'packages/x/src/x.css',
    kind: 'source',
    text: '.a {}\n'.repeat(lines),
  })
  expect(lengthBreaches([sheet(399)])).toEqual([])
  expect(lengthBreaches([sheet(400)])).toEqual(['packages/x/src/x.css: 401 lines, at most 400'])
})

test('error: a function over 60 lines and one with four parameters', () => {
  const long = `function long() {\n${'  a()\n'.repeat(60)}}\n`
  const wide = 'function wide(a: 1, b: 2, c: 3, d: 4) {}\n'
  expect(densityBreaches([file(long + wide), file('')]).join()).toMatch(/62 lines.*4 parameters/)
})

test('behavior: as const does not count as a cast', () => {
  expect(factsOf(file('const a = [1] as const\nconst b = a as unknown')).casts).toBe(1)
})

test('median: middle of the sorted values, 0 of none', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([])).toBe(0)
})

test('behavior: a factory counts without the functions it makes', () => {
  const inner = `  const inner = () => {\n${'    a()\n'.repeat(58)}  }\n`
  const factory = `function create() {\n${inner}  return inner\n}\n`
  const small = 'const f = () => 1\n'.repeat(3)
  expect(densityBreaches([file(factory + small), file('')])).toEqual([])
})
