import { expect, test } from 'vitest'
import { catalogEntries } from './lockfile.ts'

test('default: reads names and versions of the catalog, quoted ones too', () => {
  const lines = [
    'packages:',
    '  - a',
    '',
    'catalog:',
    "  '@noble/curves': 2.4.0",
    '  "@scure/base": 2.0.0',
    '  zod: 4.6.7',
  ]
  expect(catalogEntries(lines.join('\n'))).toEqual([
    ['@noble/curves', '2.4.0'],
    ['@scure/base', '2.0.0'],
    ['zod', '4.6.7'],
  ])
})
