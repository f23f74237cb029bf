import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../workspace/workspace.ts'
import { buildDifferences, contentBreaches, manifestBreaches } from './frameBuild.ts'

const toFiles = (texts: Readonly<Record<string, string>>) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]))
const hash = (text: string) => createHash('sha256').update(text).digest('base64')

test('S-122: every file has its hash on the manifest, and the manifest no more', () => {
  const files = toFiles({ 'sdk.html': 'a', 'assets/x.js': 'b' })
  const manifest = { 'sdk.html': hash('a'), 'assets/x.js': hash('b') }
  expect(manifestBreaches(files, manifest)).toEqual([])
  expect(manifestBreaches(files, { ...manifest, 'sdk.html': hash('b') })).toHaveLength(1)
  expect(manifestBreaches(files, { 'sdk.html': hash('a') })).toHaveLength(1)
  expect(manifestBreaches(files, { ...manifest, 'gone.js': hash('c') })).toHaveLength(1)
})

test('S-122: a document names files of the build alone', () => {
  const page = '<script type="module" crossorigin src="/x.js"></script>'
  expect(contentBreaches(toFiles({ 'sdk.html': page, 'x.js': '' }))).toEqual([])
  for (const address of ['/y.js', 'x.js', '//cdn.example/x.js', 'https://cdn.example/x.js'])
    expect(
      contentBreaches(toFiles({ 'sdk.html': page.replace('/x.js', address), 'x.js': '' })),
    ).toEqual([`sdk.html: ${address}`])
})

test.each([
  'setTimeout("go()")',
  'setInterval( `go()`)',
  'import("https://cdn.example/x.js")',
  "import('//cdn.example/x.js')",
  'importScripts("/x.js")',
])('S-113, S-122: no script holds %s', (text) => {
  expect(contentBreaches(toFiles({ 'x.js': text }))).toHaveLength(1)
})

test('S-122: no script holds or imports @solana/web3.js', () => {
  const { resolve } = createRequire(join(root, 'tools/sandbox/package.json'))
  const library = readFileSync(resolve('@solana/web3.js'), 'utf8')
  for (const text of [library, 'import{Keypair}from"@solana/web3.js"', "import('@solana/web3.js')"])
    expect(contentBreaches(toFiles({ 'x.js': text }))).toContain('x.js: @solana/web3.js')
})

test('S-113, S-122: accepts usual contents of scripts', () => {
  const usual = 'setTimeout(()=>1,5);import("./y.js");fetch("https://rpc.example")'
  expect(contentBreaches(toFiles({ 'x.js': usual, 'x.css': 'a{background:url(/y.svg)}' }))).toEqual(
    [],
  )
})

test('S-122: builds differ by a byte, by a file more, by a file less', () => {
  const one = toFiles({ 'x.js': 'a', 'empty.css': '' })
  expect(buildDifferences(one, toFiles({ 'x.js': 'a', 'empty.css': '' }))).toEqual([])
  expect(buildDifferences(one, toFiles({ 'x.js': 'b', 'empty.css': '' }))).toEqual(['x.js'])
  expect(buildDifferences(one, toFiles({ 'x.js': 'a' }))).toEqual(['empty.css'])
  expect(buildDifferences(toFiles({ 'x.js': 'a' }), one)).toEqual(['empty.css'])
})
