import { expect, test } from 'vitest'
import { publicValues, unusedValues } from './publicValues.ts'

const given = {
  folder: 'packages/core',
  kind: 'packages' as const,
  manifest: {
    name: '@latchkey/core',
    exports: { '.': { source: './src/index.ts' }, './styles.css': './dist/styles.css' },
  },
}

const entry = `
export { used, type Shape } from './used.ts'
export type { Other } from './other.ts'
export const limit = 3
export function make() {}
`
const values = publicValues(given, () => entry)
const listUnused = (...files: readonly (readonly [path: string, text: string])[]) =>
  unusedValues(
    values,
    files.map(([path, text]) => ({ path, text })),
  )

test('values of an entry are its names that are there when code runs', () => {
  expect(values.map(({ name }) => name)).toEqual(['used', 'limit', 'make'])
})

test('a value is used by an import elsewhere, a type test or a guide, not by its own package', () => {
  expect(
    listUnused(['packages/core/src/a.ts', "import { used } from '@latchkey/core'"]),
  ).toHaveLength(3)
  expect(
    listUnused(
      ['apps/web/src/a.ts', "import { used } from '@latchkey/core'"],
      ['packages/core/src/index.test-d.ts', "import { limit } from '@latchkey/core'"],
      ['docs/guides/start.md', 'Call `make(kit)`.'],
    ),
  ).toEqual([])
  expect(listUnused(['docs/notes.md', '`make`'])).toHaveLength(3)
})

test('an import of a whole entry uses all its values', () => {
  expect(listUnused(['apps/web/src/a.ts', "const load = () => import('@latchkey/core')"])).toEqual(
    [],
  )
})
