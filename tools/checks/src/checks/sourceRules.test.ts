import { expect, test } from 'vitest'
import { ruleBreaches, silentCatches } from './sourceRules.ts'

const breaches = (text: string, path = 'packages/x/src/x.ts') =>
  ruleBreaches({ path, kind: 'source', text })

test('default: ordinary code has no breach', () => {
  expect(breaches("import * as z from 'zod/mini'\nthrow new NetworkNotFoundError()\n")).toEqual([])
})

test.each([
  ['a bare error', "throw new Error('no')"],
  ['a bare error without new', "throw Error('no')"],
  ['stray navigation', 'window.open(url)'],
  ['stray navigation by another name', 'globalThis.open(url)'],
  ['a page replaced', 'location.replace(url)'],
  ['a page replaced by assignment', 'window.location = url'],
  ['a page replaced by its address', 'window.location.href = url'],
  ['markup from text', 'node.innerHTML = text'],
  ['markup from text, around', 'node.outerHTML = text'],
  ['markup from text by a name', "node['innerHTML'] = text"],
  ['markup from text, beside', "node.insertAdjacentHTML('beforeend', text)"],
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

test('behavior: reading where the page is, and opening what is no page, are fine', () => {
  const text =
    'if (window.location.href === url || database.open(name)) return\nconst location = useLocation()'
  expect(breaches(text)).toEqual([])
})

test('error: a rejection that is dropped needs a word why', () => {
  const silent = (text: string) => silentCatches({ path: 'x.ts', kind: 'source', text })
  expect(silent('call().catch(() => undefined)')).toHaveLength(1)
  expect(silent('call().catch(() => {})')).toHaveLength(1)
  expect(silent('// Told by the toast.\ncall().catch(() => undefined)')).toEqual([])
  expect(silent('call().catch(() => undefined) // Told by the toast.')).toEqual([])
})
