import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

type Catalogue = Readonly<Record<string, string>>
type Module = Readonly<Record<string, Catalogue>>

const subjects = import.meta.glob<Module>(['./*.ts', '!./*.test.ts'], { eager: true })
const languages = import.meta.glob<{ readonly messages: Catalogue }>('./*/index.ts', {
  eager: true,
})

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null
const english: Catalogue = Object.assign(
  {},
  ...Object.values(subjects).flatMap((module) => Object.values(module).filter(isCatalogue)),
)
const listPlaceholders = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()

const rows = Object.entries(languages).map(([path, { messages }]) => [path, messages] as const)

test('default: the kit has texts in German', () => {
  expect(rows.map(([path]) => path)).toContain('./de/index.ts')
})

test.each(rows)('behavior: the package exports %s', (path) => {
  expect(manifest.exports).toHaveProperty([`./messages/${path.split('/')[1]}`, 'source'])
})

test.each(rows)('behavior: %s has the keys of the English texts', (_, messages) => {
  expect({
    missing: Object.keys(english).filter((key) => !(key in messages)),
    unknown: Object.keys(messages).filter((key) => !(key in english)),
  }).toEqual({ missing: [], unknown: [] })
})

test.each(rows)('behavior: %s has the placeholders of each English text', (_, messages) => {
  const wrong = Object.entries(english).filter(
    ([key, text]) => String(listPlaceholders(messages[key])) !== String(listPlaceholders(text)),
  )
  expect(wrong.map(([key]) => key)).toEqual([])
})
