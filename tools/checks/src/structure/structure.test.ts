import { expect, test } from 'vitest'
import type { SourceFile } from '../workspace/workspace.ts'
import { crowdBreaches, mapBreaches, measure, shapeBreaches } from './structure.ts'

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
    file('query.ts', "import { a } from './index.ts'"),
    file('helpers/a.ts', ''),
    file('state/a.ts', "import '../index.ts'"),
  ]
  expect(shapeBreaches(shape, files)).toEqual([
    'packages/kit/src/helpers: not in the order of tools/checks/src/structure/shapes.ts',
    'packages/kit/src/query.ts imports the entry packages/kit/src/index.ts',
    'packages/kit/src/state/a.ts imports the entry packages/kit/src/index.ts',
  ])
})

const many = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => file(`${folder}/f${index}.ts`, ''))

test('default: a folder holds 30 source files; tests and fakes do not count', () => {
  const others: readonly SourceFile[] = [
    { path: 'packages/kit/src/state/a.test.ts', kind: 'test', text: '' },
    { path: 'packages/kit/src/state/testing/a.ts', kind: 'testing', text: '' },
    ...many('state/deeper', 1),
  ]
  expect(crowdBreaches(shape, [...many('state', 30), ...others])).toEqual([])
})

test.each([
  ['state', 'packages/kit/src/state'],
  ['state/later/forms', 'packages/kit/src/state/later/forms'],
  ['.', 'packages/kit/src'],
])('behavior: 31 source files in %s are a breach unless it is listed', (folder, path) => {
  const files = many(folder, 31).map((x) => ({ ...x, path: x.path.replace('/./', '/') }))
  expect(crowdBreaches(shape, files)).toEqual([
    `${path} holds 31 source files, at most 30: group them in sub-folders`,
  ])
  expect(crowdBreaches({ ...shape, crowded: [folder] }, files)).toEqual([])
})

test('behavior: a listed folder that has been regrouped leaves the list', () => {
  expect(crowdBreaches({ ...shape, crowded: ['state'] }, many('state', 30))).toEqual([
    'packages/kit/src/state: holds at most 30, remove it from "crowded"',
  ])
})

const files = [file('index.ts', ''), file('state/a.ts', ''), file('sign-in/later/b.ts', '')]

test.each([
  ['`state` `sign-in`'],
  ['`state/`, `src/sign-in/later/b.ts`'],
  ['`./state` and `sign-in/later`'],
])('default: a README names each top folder, %s', (readme) => {
  expect(mapBreaches(shape, { files, readme })).toEqual([])
})

test.each([
  ['plain text', 'state and sign-in'],
  ['a longer name', '`states` and `my/sign-in`'],
  ['a code block', '```ts\nconst a = [`state`, `sign-in`]\n```'],
  ['no README', ''],
])('behavior: a folder that the README does not name is a breach, %s', (_, readme) => {
  expect(mapBreaches(shape, { files, readme })).toEqual([
    'packages/kit/README.md does not name the folder `state`',
    'packages/kit/README.md does not name the folder `sign-in`',
  ])
  expect(mapBreaches({ ...shape, unnamed: ['state', 'sign-in'] }, { files, readme })).toEqual([])
})

test('behavior: a listed folder that the README names leaves the list', () => {
  const listed = { ...shape, unnamed: ['state', 'gone'] }
  expect(mapBreaches(listed, { files, readme: '`state` `sign-in`' })).toEqual([
    'packages/kit/src/state: gone or named in the README, remove it from "unnamed"',
    'packages/kit/src/gone: gone or named in the README, remove it from "unnamed"',
  ])
})

test('behavior: an entry imports another one only for its effect', () => {
  const files = [
    file('discover.ts', ''),
    file('index.ts', "import './discover.ts'"),
    file('verify.ts', "export { discover } from './discover.ts'"),
  ]
  expect(shapeBreaches(shape, files)).toEqual([
    'packages/kit/src/verify.ts imports the entry packages/kit/src/discover.ts',
  ])
})
