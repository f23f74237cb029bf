import { expect, test } from 'vitest'
import * as endpoints from './endpoints/index.ts'
import { errorCatalogue, isErrorCode } from './errors/errorCatalogue.ts'

const all = Object.entries(endpoints)

test.each(all)('S-92e: %s refuses unknown input fields', (_, endpoint) => {
  const result = endpoint.input.safeParse({ surprise: 1 })
  const codes = result.error?.issues.map((issue) => issue.code)
  expect(codes).toContain('unrecognized_keys')
})

test.each(all)('%s: every path field is an input field', (_, { path, input }) => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  expect(Object.keys(input.shape)).toEqual(expect.arrayContaining(names))
})

test('no two endpoints share method and path', () => {
  const keys = all.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('S-93h: only endpoints that wait for a change are held, for less than 55 s', () => {
  const polls = all.filter(([, endpoint]) => endpoint.longPollMs !== undefined)
  expect(polls.map(([name]) => name).toSorted()).toEqual([
    'takeRecovery',
    'waitForDevice',
    'waitForFarcaster',
  ])
  expect(Math.max(...polls.map(([, endpoint]) => endpoint.longPollMs ?? 0))).toBeLessThan(55_000)
})

test('isErrorCode accepts only own keys of the catalogue', () => {
  expect(Object.keys(errorCatalogue).every(isErrorCode)).toBe(true)
  expect(isErrorCode('toString')).toBe(false)
})
