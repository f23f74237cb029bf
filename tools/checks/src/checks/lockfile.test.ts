import { expect, test } from 'vitest'
import { catalogEntries } from './lockfile.ts'

test('default: reads names and versions of the catalog, scoped ones too', () => {
  const text = "packages:\n  - a\n\ncatalog:\n  '@noble/curves': 2.4.0\n  zod: 4.6.7\n"
  expect(catalogEntries(text)).toEqual([
    ['@noble/curves', '2.4.0'],
    ['zod', '4.6.7'],
  ])
})
