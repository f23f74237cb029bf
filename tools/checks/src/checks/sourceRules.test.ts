import { expect, test } from 'vitest'
import { ruleBreaches } from './sourceRules.ts'

const breaches = (text: string, path = 'packages/x/src/x.ts') =>
  ruleBreaches({ path, kind: 'source', text })

test('default: ordinary code has no breach', () => {
  expect(breaches("import * as z from 'zod/mini'\nthrow new NetworkNotFoundError()\n")).toEqual([])
})

test.each([
  ['a bare error', "throw new Error('no')"],
  ['stray navigation', 'window.open(url)'],
  ['markup from text', 'node.innerHTML = text'],
  ['code from text', 'eval(text)'],
  ['a guessable random number', 'Math.random()'],
  ['the top layer', 'dialog.showModal()'],
  ['the whole of zod in a browser package', "import { z } from 'zod'"],
  ['a TODO without an issue', 'call() // TODO later'],
])('error: %s', (_name, text) => {
  expect(breaches(text)).toHaveLength(1)
})

test('behavior: a rule named in a comment is no breach; zod is fine at the server', () => {
  expect(breaches(' * never call eval(text)')).toEqual([])
  expect(breaches("import { z } from 'zod'", 'apps/server/src/x.ts')).toEqual([])
})
