import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readProjectFile, root } from '../workspace/workspace.ts'

const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/\.test\.tsx?$|packages\/core\/src\/(constants\/\w+|index)\.ts$/.test(path),
)

/**
 * Constants that style sheets repeat because they cannot import them. The test
 * `tokens.node.test.ts` of the package `ui` compares both.
 */
const readByStyles = [
  'borderRadiusMasterPx',
  'fontSizeMasterPx',
  'headerTextMs',
  'modalHeightMs',
  'modalWidthPx',
  'modalZIndex',
  'viewTransitionMs',
]

test("K-STATE-09a: every constant of the kit's has a reader outside tests and exports", () => {
  const words = new Set(sources.flatMap((path) => readProjectFile(path).match(/\w+/g) ?? []))
  const declared = readProjectFile('packages/core/src/constants/constants.ts').matchAll(
    /export const (\w+)/g,
  )
  const unread = [...declared].map(([, name = '']) => name).filter((name) => !words.has(name))
  expect(unread.toSorted()).toEqual(readByStyles)
})

test('K-STATE-09b: so has every constant that loads with its feature', () => {
  const words = new Set(sources.flatMap((path) => readProjectFile(path).match(/\w+/g) ?? []))
  const source = readProjectFile('packages/core/src/constants/featureConstants.ts')
  const names = [...source.matchAll(/export const (\w+)/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !words.has(name))).toEqual([])
})
