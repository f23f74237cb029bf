import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as constants from './constants.ts'

const passages = readFileSync(
  new URL('../../../../docs/rules/passages.md', import.meta.url).pathname,
  'utf8',
)
const [, section9 = ''] = /^\| In `apps\/web` \|.*\n\|---.*\n((?:\| .*\n)+)/m.exec(passages) ?? []
/**
 * Rows of the table in §9 of the product specification: the name of a constant, and its value in ms
 * or as a text.
 */
const rows = [...section9.matchAll(/^\| `(\w+)` \| (.+?)( ms)? \|$/gm)].map(
  ([, name = '', value = '', ms]) =>
    [name, ms ? Number(value.replaceAll(',', '')) : value] as const,
)

test.each(rows)('K-STATE-09a: %s is %s', (name, value) => {
  expect(Object.entries(constants)).toContainEqual([name, value])
})

test('behavior: every constant has a row in the specification', () => {
  expect(rows.map(([name]) => name).toSorted()).toEqual(Object.keys(constants).toSorted())
})

test('every constant names its section', () => {
  const source = readFileSync(new URL('./constants.ts', import.meta.url), 'utf8')
  const declared = [...source.matchAll(/\/\*\*(.+?)\*\/\nexport const (\w+)/g)]
  expect(declared.map(([, , name]) => name)).toEqual(Object.keys(constants))
  for (const [, comment] of declared) expect(comment).toMatch(/product\.md §\d/)
})
