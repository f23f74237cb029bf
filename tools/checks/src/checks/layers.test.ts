import { expect, test } from 'vitest'
import type { SourceFile, WorkspacePackage } from '../workspace/workspace.ts'
import { importBreaches, layerBreaches } from './layers.ts'

const pkg = (name: string, dependencies: readonly string[]): WorkspacePackage => ({
  folder: `packages/${name}`,
  kind: 'packages',
  manifest: {
    name: `@latchkey/${name}`,
    dependencies: Object.fromEntries(dependencies.map((x) => [x, 'workspace:*'])),
  },
})

test('default: arrows that point down are fine', () => {
  expect(
    layerBreaches([pkg('kit', ['@latchkey/core', '@latchkey/modal']), pkg('core', ['ky'])]),
  ).toEqual([])
})

test('error: an arrow that points up or sideways is named', () => {
  expect(layerBreaches([pkg('ui', ['@latchkey/kit'])])).toEqual([
    'packages/ui may not depend on kit',
  ])
  expect(layerBreaches([pkg('modal', ['@latchkey/ui'])])).toHaveLength(1)
})

test('error: core takes no library but ky and zod', () => {
  expect(layerBreaches([pkg('core', ['viem'])])).toEqual(['packages/core may not depend on viem'])
})

test('error: a package that the table does not know', () => {
  expect(layerBreaches([pkg('extra', [])])).toHaveLength(1)
})

test('error: one app imports another', () => {
  const app = (name: string, dependencies: Record<string, string>): WorkspacePackage => ({
    folder: `apps/${name}`,
    kind: 'apps',
    manifest: { name: `@latchkey/${name}`, dependencies },
  })
  const breaches = layerBreaches([
    app('web', { '@latchkey/server': 'workspace:*' }),
    app('server', {}),
  ])
  expect(breaches).toEqual(['apps/web may not depend on the app @latchkey/server'])
})

const imports = (path: string, text: string, kind: SourceFile['kind'] = 'source') =>
  importBreaches({ path, kind, text }, ['@latchkey/web'])

test('default: a file imports its own package, those below, and libraries', () => {
  const text = "import { a } from './a.ts'\nimport { b } from '../b.ts'\nimport 'zustand'"
  expect(imports('packages/kit/src/state/x.ts', text)).toEqual([])
  expect(imports('packages/kit/src/x.ts', "const y = import('@latchkey/bridge/host')")).toEqual([])
})

test.each([
  ['relative', "import { Button } from '../../ui/src/Button/Button.tsx'"],
  ['relative and later', "const ui = () => import('../../ui/src/index.ts')"],
  ['by a development dependency', "import { Button } from '@latchkey/ui'"],
  ['as types alone', "import type { Kit } from '@latchkey/kit'"],
  ['within a type', "type Kit = import('@latchkey/kit').Kit"],
  ['passed on', "export { Button } from '@latchkey/ui'"],
  ['later', "const kit = () => import('@latchkey/kit')"],
])('error: an arrow that points up or sideways, %s', (_name, text) => {
  expect(imports('packages/modal/src/transition.ts', text)).toHaveLength(1)
})

test.each([
  ['by a glob', "const all = import.meta.glob('../../ui/src/**/*.ts')"],
  ['by one of several globs', "const all = import.meta.glob(['./x.ts', '../../ui/src/x.ts'])"],
  ['by an address', "const worker = new URL('../../ui/src/worker.ts', import.meta.url)"],
])('error: a file of another package, %s', (_name, text) => {
  expect(imports('packages/kit/src/x.ts', text)).toHaveLength(1)
})

test('default: globs and addresses within the package are fine', () => {
  const text = `
    const all = import.meta.glob(['./views/*.tsx', '!../../ui/src/x.ts'])
    const worker = new URL('../worker.ts', import.meta.url)
    const page = new URL('../../../x', location.href)`
  expect(imports('packages/kit/src/x.ts', text)).toEqual([])
})

test.each(["@import '../../ui/src/tokens.css';", ".a { composes: b from '../../ui/src/b.css'; }"])(
  'error: a style sheet that leaves its package: %s',
  (text) => {
    expect(imports('packages/react/src/x.css', text)).toHaveLength(1)
    expect(imports('packages/react/src/x.css', text.replace('../../ui/src', '.'))).toEqual([])
  },
)

test('error: a style sheet of a package that the layer may not know', () => {
  expect(imports('packages/modal/src/x.css', "@import '@latchkey/ui/styles.css';")).toHaveLength(1)
  expect(imports('packages/react/src/x.css', "@import '@latchkey/ui/styles.css';")).toEqual([])
})

test('error: a file of core imports a library but ky and zod, as types too', () => {
  const text = "import type { Hex } from 'viem'\nimport 'zod/mini'\nimport ky from 'ky'"
  const breach = 'packages/core/src/x.ts may not import viem'
  expect(imports('packages/core/src/x.ts', text)).toEqual([breach])
  expect(imports('packages/core/src/x.test.ts', text, 'test')).toEqual([])
})

test('error: an app, from wherever', () => {
  expect(imports('apps/server/src/x.ts', "import '@latchkey/web'")).toHaveLength(1)
  expect(imports('apps/server/src/x.ts', "import '../../web/src/x.ts'")).toHaveLength(1)
})

test('behavior: a test may import what its manifest lists, and stays in its package', () => {
  const text = "import { fakeWallet } from '@latchkey/kit/testing'"
  expect(imports('packages/ui/src/x.test.ts', text, 'test')).toEqual([])
  expect(imports('packages/ui/src/x.test.ts', "import '../../kit/src/x.ts'", 'test')).toHaveLength(
    1,
  )
})
