import { expect, test } from 'vitest'
import { bannedPackages, catalogEntries, pinFaults } from './lockfile.ts'

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

test('S-120: a version is exact under another name too, and the name hides no package', () => {
  const lines = [
    'catalog:',
    '  typescript-native: npm:typescript@7.0.2',
    '  loose: npm:zod@^4.6.7',
    '  zod: ^4.6.7',
    '  relay: npm:@walletconnect/core@2.22.0',
    '  kit: npm:@reown/appkit@1.0.0',
  ]
  expect(pinFaults(`packages:\n${lines.join('\n')}`)).toEqual([
    'zod: "^4.6.7" is not an exact version',
    'zod: "^4.6.7" is not an exact version',
    '@walletconnect/core 2.22.0: its licence changed after 2.21.8',
    '@reown/appkit is not to be used',
  ])
})
