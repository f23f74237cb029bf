import { expect, test } from 'vitest'
import { moduleStateBreaches } from './moduleState.ts'

const breaches = (text: string) => moduleStateBreaches({ path: 'x.ts', kind: 'source', text })

test('default: constants, tables and factories are fine', () => {
  const text = `
    const limit = 5
    const known = new Set(['a', 'b'])
    export const createX = () => new Map()
    const has = (x: string) => known.has(x)`
  expect(breaches(text)).toEqual([])
})

test('error: a top-level let', () => {
  expect(breaches('let count = 0')).toEqual(['x.ts:1: count is state of the module'])
})

test('error: a map that is written to', () => {
  expect(
    breaches('const cache = new Map()\nexport const put = () => cache.set(1, 2)'),
  ).toHaveLength(1)
})

test('error: a store made at import', () => {
  expect(breaches('const store = createStore(() => ({}))')).toHaveLength(1)
})

test.each([
  ['an object that is written to', 'const last = { id: 0 }\nexport const next = () => last.id++'],
  ['an object by a name', 'const seen = {}\nexport const see = (x) => { seen[x] = true }'],
  [
    'an object that loses a part',
    'const seen = {}\nexport const forget = (x) => { delete seen[x] }',
  ],
  [
    'an object that is assigned to',
    'const seen = {}\nexport const see = (x) => Object.assign(seen, x)',
  ],
  ['an array', 'const queue = []\nexport const put = (x) => queue.push(x)'],
  ['an array with a type', 'const queue = [] as string[]\nexport const put = (x) => queue.push(x)'],
  ['a part of a part', 'const all = { a: [] }\nexport const put = (x) => all.a.push(x)'],
  [
    'an array by its constructor',
    'const queue = new Array()\nexport const put = (x) => queue.push(x)',
  ],
  [
    'a static list by this',
    'export class Line { static readonly all = []\n  static add(x) { this.all.push(x) } }',
  ],
  [
    'a static list by this in a block',
    'export class Line { static readonly all = []\n  static { run(() => this.all.push(1)) } }',
  ],
  ['a static field', 'export class Line { static count = 0 }'],
  [
    'a static list',
    'export class Line { static readonly all = []\n  constructor() { Line.all.push(this) } }',
  ],
])('error: %s', (_name, text) => {
  expect(breaches(text)).toHaveLength(1)
})

test('default: local variables of functions and read-only tables are not state', () => {
  const text = `
    const order = ['a', 'b'] as const
    const ids = { a: 1 } satisfies Record<string, number>
    export class Named { static readonly code = 'named' }
    export class Own { static readonly empty = []; all = []\n  add(x) { this.all.push(x) } }
    export function sort() { const list = [...order]; list.push('c'); return ids.a }`
  expect(breaches(text)).toEqual([])
})
