import { expect, test } from 'vitest'
import {
  bannedPackages,
  catalogEntries,
  exoticSources,
  looseDependencies,
  pinFaults,
  settingFaults,
} from './lockfile.ts'

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

test('S-121a: finds a banned package under any dependent, and no other package', () => {
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

test('S-120b: a version is exact under another name too, and the name hides no package', () => {
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

test('S-120a: every kind of dependency comes from the catalog or the workspace', () => {
  const good = {
    dependencies: { zod: 'catalog:' },
    devDependencies: { '@latchkey/ui': 'workspace:*' },
  }
  expect(looseDependencies('x', { ...good, peerDependencies: { react: '>=19' } })).toEqual([])
  expect(looseDependencies('x', { optionalDependencies: { a: 'github:b/c' } })).toHaveLength(1)
  expect(looseDependencies('x', { peerDependencies: { a: 'git+ssh://b/c.git' } })).toHaveLength(1)
  expect(looseDependencies('x', { devDependencies: { a: '^1.0.0' } })).toHaveLength(1)
})

test('S-120d: a dependency from outside a registry is found, however it is declared', () => {
  const lines = [
    '  a@1.0.0:',
    '    resolution: {integrity: sha512-abc+/9==}',
    '  b@2:',
    '    resolution: {tarball: b-2.tgz}',
    '  c@3:',
    '    resolution: {commit: 0123, repo: git@host:c.git, type: git}',
    '  d@file:../d:',
    '    resolution: {directory: ../d, type: directory}',
    '  e@5:',
    '    resolution: {integrity: sha512-abc==, tarball: e-5.tgz}',
  ]
  expect(exoticSources(lines.join('\n'))).toHaveLength(4)
})

const safe = [
  'minimumReleaseAge: 4320',
  'blockExoticSubdeps: true',
  'trustPolicy: no-downgrade',
  'allowBuilds:',
  '  a: false',
  '  b: true # puts its binary in place',
  '',
]

test('S-120c: settings that keep young and changed packages out are fine', () => {
  expect(settingFaults(safe.join('\n'))).toEqual([])
  const excepted = ['minimumReleaseAgeExclude:', '  - b@2.0.1 # 2026-11-20: mends a hole', '']
  expect(settingFaults([...safe, ...excepted].join('\n'))).toEqual([])
})

test.each([
  ['a shorter wait', { 0: 'minimumReleaseAge: 432' }],
  ['no wait', { 0: '' }],
  ['exotic sources', { 1: 'blockExoticSubdeps: false' }],
  ['weaker trust', { 2: '' }],
  ['a build script without a reason', { 5: '  b: true' }],
  ['an exception without a date', { 6: 'minimumReleaseAgeExclude:\n  - b@2.0.1 # soon' }],
  ['every build script', { 6: 'dangerouslyAllowAllBuilds: true' }],
])('S-120c: %s is refused', (_name, changed) => {
  const lines = safe.map(
    (line, index) => Object.entries(changed).find(([at]) => at === `${index}`)?.[1] ?? line,
  )
  expect(settingFaults(lines.join('\n'))).toHaveLength(1)
})
