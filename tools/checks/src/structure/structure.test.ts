import { expect, test } from 'vitest'
import type { SourceFile } from '../workspace.ts'
import { measure, shapeBreaches } from './structure.ts'

const file = (path: string, text: string): SourceFile => ({
  path: `packages/kit/src/${path}`,
  kind: 'source',
  text,
})
const shape = { package: 'packages/kit', largestKnot: 0, folders: ['state', 'wallets'] }

test('default: imports from folders before are fine, also by entries', () => {
  const files = [
    file('state/a.ts', 'export const a = 1'),
    file('wallets/b.ts', "import { a } from '../state/a.ts'"),
    file('index.ts', "export * from './wallets/b.ts'"),
  ]
  expect(shapeBreaches(shape, files)).toEqual([])
})

test.each([
  ['a value', "import { b } from '../wallets/b.ts'"],
  ['a type', "import type { B } from '../wallets/b.ts'"],
  ['a type among values', "import { type B } from '../wallets/b.ts'"],
  ['what loads later', "const load = () => import('../wallets/b.ts')"],
  ['a type in place', "type B = import('../wallets/b.ts').B"],
  ['what is exported on', "export { b } from '../wallets/b.ts'"],
])('behavior: against the order is a breach, %s', (_, text) => {
  const files = [file('state/a.ts', text), file('wallets/b.ts', '')]
  expect(shapeBreaches(shape, files)).toEqual([
    'packages/kit/src/state/a.ts imports packages/kit/src/wallets/b.ts, of a later folder',
  ])
})

test('behavior: files that reach each other are a knot, by types too', () => {
  const files = [
    file('state/a.ts', "import type { B } from './b.ts'"),
    file('state/b.ts', "import { c } from './c.ts'"),
    file('state/c.ts', "const later = import('./a.ts')"),
    file('state/d.ts', "import { a } from './a.ts'"),
  ]
  const [breach] = shapeBreaches(shape, files)
  expect(breach).toContain('packages/kit: 3 files reach each other, at most 0')
  expect(measure('packages/kit', files)).toMatchObject({ files: 4, knot: 3, folderKnot: 0 })
})

test('behavior: an unknown folder and an import of an entry are breaches', () => {
  const files = [
    file('index.ts', ''),
    file('helpers/a.ts', ''),
    file('state/a.ts', "import '../index.ts'"),
  ]
  expect(shapeBreaches(shape, files)).toEqual([
    'packages/kit/src/helpers: not in the order of tools/checks/src/structure/shapes.ts',
    'packages/kit/src/state/a.ts imports the entry packages/kit/src/index.ts',
  ])
})
