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
