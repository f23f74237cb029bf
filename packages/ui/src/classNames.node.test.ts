import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('.', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const sheets = globSync('**/*.module.css', { cwd: root }).toSorted()

/** A class name missing from the sheet is silently `undefined`, so this test compares both. */
test.each(sheets)('%s: every used class name exists, and every existing one is used', (sheet) => {
  const users = globSync(`${sheet.split('/')[0]}/*.tsx`, { cwd: root }).filter((file) =>
    read(file).includes(sheet.split('/')[1] ?? ''),
  )
  const code = users.map((file) => read(file)).join('\n')
  const used = new Set([...code.matchAll(/styles\['([\w-]+)'\]/g)].map(([, name]) => name))
  const text = read(sheet).replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const defined = new Set(
    [...text.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, name]) => name),
  )
  for (const computed of code.matchAll(/styles\[(\w+)\]/g)) expect(computed[1]).toBeUndefined()
  expect([...defined].toSorted()).toEqual([...used].toSorted())
})
