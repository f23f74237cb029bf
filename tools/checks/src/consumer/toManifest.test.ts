import { expect, test } from 'vitest'
import { readProjectFile } from '../workspace/workspace.ts'
import { readCatalog, toManifest } from './toManifest.ts'

const template = {
  dependencies: { react: 'catalog:', '@latchkey/react': 'packed' },
  devDependencies: { vite: 'catalog:', next: '16.0.0' },
}

test('default', () => {
  const catalog = readCatalog(
    'packages:\n  - a\n\ncatalog:\n  "@types/node": 24.1.0\n  react: 19.3.1\n  vite: 8.3.8 # why\n\nother:\n  react: 1.0.0\n',
  )
  const names = ['react', 'kit', 'core', 'service']
  const tarballs = new Map(names.map((name) => [`@latchkey/${name}`, `/packed/${name}.tgz`]))
  const needs = new Map([
    ['@latchkey/react', ['@latchkey/kit', 'zustand']],
    ['@latchkey/kit', ['@latchkey/core']],
  ])
  const needsOf = (name: string) => needs.get(name) ?? []
  expect(toManifest({ template, catalog, tarballs, needsOf })).toEqual({
    dependencies: {
      react: '19.3.1',
      '@latchkey/react': 'file:/packed/react.tgz',
      '@latchkey/kit': 'file:/packed/kit.tgz',
      '@latchkey/core': 'file:/packed/core.tgz',
    },
    devDependencies: { vite: '8.3.8', next: '16.0.0' },
  })
})

test('behavior: names with a scope and other protocols are read from our own catalog', () => {
  const catalog = readCatalog(readProjectFile('pnpm-workspace.yaml'))
  expect(catalog.get('react')).toMatch(/^\d+\.\d+\.\d+$/)
  expect(catalog.get('@vitejs/plugin-react')).toMatch(/^\d+\.\d+\.\d+$/)
  expect(catalog.get('typescript-native')).toMatch(/^npm:typescript@/)
})

test('error: a package that the catalog does not have', () => {
  const parameters = { template, catalog: new Map(), tarballs: new Map(), needsOf: () => [] }
  expect(() => toManifest(parameters)).toThrow('The catalog has no react.')
})
