import { expect, test } from 'vitest'
import { readProjectFile } from '../workspace/workspace.ts'
import { readViewNames, viewNameBreaches } from './viewNames.ts'

const names = readViewNames("export type Views = {\n  Connect: undefined\n  Pay: { id: 'Id' }\n}\n")
const breaches = (text: string, path = 'packages/kit/src/wallets/a.ts') =>
  viewNameBreaches({ path, kind: 'source', text }, names)

test('default: the names are the members of the type Views', () => {
  expect([...names]).toEqual(['Connect', 'Pay'])
  expect(readViewNames(readProjectFile('packages/modal/src/views/views.ts')).size).toBeGreaterThan(
    60,
  )
})

test.each([
  ['a page', "kit.modal.send({ type: 'push', page: { view: 'Connect' } })"],
  ['a comparison', "view === 'Pay'"],
  ['a template', 'view === `Pay`'],
  ['a type', "type View = 'Pay'"],
])('behavior: a view name in quotes is a breach: %s', (_, text) => {
  expect(breaches(text)).toEqual([expect.stringContaining('packages/kit/src/wallets/a.ts:1')])
})

test.each([
  ['another word', "view === 'Account number'"],
  ['a comment', '// Leads to Connect'],
  ['an identifier', 'Connect()'],
])('behavior: accepts other text: %s', (_, text) => {
  expect(breaches(text)).toEqual([])
})

test.each([
  'packages/kit/src/guide/a.ts',
  'packages/kit/src/start/a.ts',
  'packages/react/src/a.ts',
])('behavior: %s may name views', (path) => {
  expect(breaches("view === 'Pay'", path)).toEqual([])
})
