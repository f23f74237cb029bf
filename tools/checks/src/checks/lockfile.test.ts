import { expect, test } from 'vitest'
import { bannedPackages, catalogEntries } from './lockfile.ts'

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

test('S-121: a banned package is found whoever brings it, and no other', () => {
  const lines = [
    'packages:',
    '',
    "  '@solana/spl-token@0.4.14':",
    '    resolution: {}',
    '  bigint-buffer@1.1.5:',
    '  browserify-sign@4.2.3:',
    '  bigint-buffered@1.0.0:',
    "  '@solana/kit@8.4.0':",
    '      bigint-buffer: 1.1.5',
  ]
  expect(bannedPackages(lines.join('\n'))).toEqual([
    '@solana/spl-token',
    'bigint-buffer',
    'browserify-sign',
  ])
})
