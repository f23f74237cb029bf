import { expect, test } from 'vitest'
import { bareOpens, followedRedirects, ruleBreaches, silentCatches } from './sourceRules.ts'

const breaches = (text: string, path = 'packages/x/src/x.ts') =>
  ruleBreaches({ path, kind: 'source', text })

test('default: ordinary code has no breach', () => {
  expect(breaches("import * as z from 'zod/mini'\nthrow new NetworkNotFoundError()\n")).toEqual([])
})

test.each([
  ['a bare error', "throw new Error('no')"],
  ['a bare error without new', "throw Error('no')"],
  ['a bare error for a promise', "reject(new Error('no'))"],
  ['a server without limits', 'const app = fastify({})'],
  ['stray navigation', 'window.open(url)'],
  ['stray navigation by a name in brackets', "window['open'](url)"],
  ['stray navigation by another name', 'globalThis.open(url)'],
  ['a page replaced', 'location.replace(url)'],
  ['a page replaced by assignment', 'window.location = url'],
  ['a page replaced by its address', 'window.location.href = url'],
  ['markup from text', 'node.innerHTML = text'],
  ['markup from text, around', 'node.outerHTML = text'],
  ['markup from text by a name', "node['innerHTML'] = text"],
  ['markup from text, beside', "node.insertAdjacentHTML('beforeend', text)"],
  ['a document from text', 'frame.srcdoc = text'],
  ['nodes from text', 'range.createContextualFragment(text)'],
  ['code from text', 'eval(text)'],
  ['code from text by a constructor', "new Function('x', text)"],
  ['code from text by a call', 'Function(text)()'],
  ['a guessable random number', 'Math.random()'],
  ['the top layer', 'dialog.showModal()'],
  ['the whole of zod in a browser package', "import { z } from 'zod'"],
  ['a TODO without an issue', 'call() // TODO later'],
  ["a wallet's number", 'if (error.code === 4001) return'],
  ["a wallet's number as text", "const codes = ['4902']"],
  ['a number of JSON-RPC', 'const vague = [-32_603]'],
  ["a wallet's number by name", 'error.code === rpcErrorCodes.userRejected'],
  ["a wallet's words", '/user rejected/i.test(message)'],
])('error: %s', (_name, text) => {
  expect(breaches(text)).toHaveLength(1)
})

test('behavior: accepts a rule named in a comment, and zod at the server', () => {
  expect(breaches(' * never call eval(text)')).toEqual([])
  expect(breaches("import { z } from 'zod'", 'apps/server/src/x.ts')).toEqual([])
})

test('behavior: accepts reads of the location, and calls of open on other objects', () => {
  const text =
    'if (window.location.href === url || database.open(name)) return\nconst location = useLocation()'
  expect(breaches(text)).toEqual([])
})

test('error: an ignored rejection needs a reason', () => {
  const silent = (text: string) => silentCatches({ path: 'x.ts', kind: 'source', text })
  expect(silent('call().catch(() => undefined)')).toHaveLength(1)
  expect(silent('call().catch(() => {})')).toHaveLength(1)
  expect(silent('// Told by the toast.\ncall().catch(() => undefined)')).toEqual([])
  expect(silent('call().catch(() => undefined) // Told by the toast.')).toEqual([])
})

test.each([
  ['an empty function under a name', 'const ignore = () => undefined\ncall().catch(ignore)'],
  ['a declared one', 'function skipIt() {}\n\n\n\ncall().catch(skipIt)'],
  ['one with a type', 'const drop: () => void = () => {}\ncall().catch(drop)'],
  ['one from elsewhere', "import { noop } from './noop.ts'\n\n\n\ncall().catch(noop)"],
  ['one that takes the error', 'call().catch((error) => undefined)'],
])('error: a rejection that is dropped by %s', (_name, text) => {
  expect(silentCatches({ path: 'x.ts', kind: 'source', text })).toHaveLength(1)
})

test('default: accepts a rejection that is reported', () => {
  const silent = (text: string) => silentCatches({ path: 'x.ts', kind: 'source', text })
  expect(silent('const tell = (error) => toast(error)\ncall().catch(tell)')).toEqual([])
  const reason = '// Shown where it is needed.\nconst ignore = () => undefined\n\n\n\n\n'
  expect(silent(`${reason}call().catch(ignore)`)).toEqual([])
})

test('S-64: the window’s open by its bare name, unless the name is one of the file’s own', () => {
  const opens = (text: string, path = 'packages/x/src/x.ts') =>
    bareOpens({ path, kind: 'source', text })
  expect(opens("const go = () => open(url, '_blank')")).toHaveLength(1)
  expect(opens('const open = () => {}\nopen()')).toEqual([])
  expect(opens('export const use = ({ open }) => open()')).toEqual([])
  expect(opens('const x = { open() {} }\nx.open()')).toEqual([])
  expect(opens('open(url)', 'packages/core/src/links/openExternal.ts')).toEqual([])
})

test('S-148: a server’s request names that it follows no redirect', () => {
  const read = (text: string, path = 'apps/server/src/x.ts') =>
    followedRedirects({ path, kind: 'source', text })
  expect(read('await fetch(url)')).toEqual([
    "apps/server/src/x.ts:1: follow no redirect: redirect: 'error' (S-148)",
  ])
  expect(read("\nglobalThis.fetch(url, { redirect: 'follow' })")[0]).toContain('x.ts:2:')
  expect(read('createRpcPost({ url })')).toHaveLength(1)
  expect(read("fetch(url, { ...init, redirect: 'error' })")).toEqual([])
  expect(read('createRpcPost({ url, refusesRedirects: true })')).toEqual([])
  expect(read('cluster.fetch(url)')).toEqual([])
  expect(read('fetch(url)', 'apps/web/src/x.ts')).toEqual([])
})
