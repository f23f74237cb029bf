import { expect, test } from 'vitest'
import { type Tarball, tarballBreaches } from './tarballs.ts'

const whole: Tarball = {
  manifest: {
    name: '@latchkey/kit',
    publishConfig: { provenance: true },
    dependencies: { '@latchkey/core': 'workspace:*', ky: 'catalog:' },
  },
  files: ['package.json', 'README.md', 'sbom.cdx.json', 'dist/index.js', 'dist/index.d.ts'],
  bill: { components: [{ group: '@latchkey', name: 'core' }, { name: 'ky' }] },
}

test('S-123: code, types, a bill of all dependencies and provenance are a package', () => {
  expect(tarballBreaches(whole)).toEqual([])
})

test.each<[string, Partial<Tarball>]>([
  ['is published without provenance', { manifest: { name: '@latchkey/kit' } }],
  ['has no bill of materials', { files: ['package.json', 'dist/index.js'] }],
  [
    'does not list ky in its bill of materials',
    { bill: { components: [{ group: '@latchkey', name: 'core' }] } },
  ],
  ['holds dist/.env', { files: [...whole.files, 'dist/.env'] }],
  ['holds src/index.ts', { files: [...whole.files, 'src/index.ts'] }],
  ['holds key.pem', { files: [...whole.files, 'key.pem'] }],
])('S-123: one that %s is named', (problem, change) => {
  expect(tarballBreaches({ ...whole, ...change })).toEqual([`@latchkey/kit ${problem}`])
})
