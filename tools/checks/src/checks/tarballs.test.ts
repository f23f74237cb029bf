import { expect, test } from 'vitest'
import { type Tarball, tarballBreaches } from './tarballs.ts'

const whole: Tarball = {
  manifest: {
    name: '@latchkey/kit',
    publishConfig: { provenance: true },
    dependencies: { '@latchkey/core': '1.0.0', ky: '2.1.0' },
    engines: { node: '>=20.3' },
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './package.json': './package.json',
    },
  },
  files: ['package.json', 'README.md', 'sbom.cdx.json', 'dist/index.js', 'dist/index.d.ts'],
  bill: { components: [{ group: '@latchkey', name: 'core' }, { name: 'ky' }] },
}

test('S-123: code, types, a bill of all dependencies and provenance are a package', () => {
  expect(tarballBreaches(whole)).toEqual([])
})

const { manifest } = whole
const code = { types: './dist/index.d.ts', default: './dist/index.js' }

test.each<[string, Partial<Tarball>]>([
  ['is published without provenance', { manifest: { ...manifest, publishConfig: {} } }],
  ['does not say which Node it needs', { manifest: { ...manifest, engines: {} } }],
  [
    'leads from . to sources that it does not bring',
    { manifest: { ...manifest, exports: { '.': { source: './src/index.ts', ...code } } } },
  ],
  [
    'has no types for ./styles.css',
    { manifest: { ...manifest, exports: { './styles.css': { default: './dist/styles.css' } } } },
  ],
  [
    'has no types for ./gone',
    { manifest: { ...manifest, exports: { './gone': { ...code, types: './dist/gone.d.ts' } } } },
  ],
  ['has no bill of materials', { files: whole.files.filter((file) => file !== 'sbom.cdx.json') }],
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
