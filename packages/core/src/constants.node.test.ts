import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as constants from './constants.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/\.test\.tsx?$|packages\/core\/src\/(constants|index)\.ts$/.test(path),
)
const text = sources.map((path) => readFileSync(`${root}/${path}`, 'utf8')).join('\n')
const words = new Set(text.match(/\w+/g))

/** Style sheets cannot import: `tokens.node.test.ts` of ui holds them against these. */
const readByStyles = new Set([
  'modalWidthPx',
  'modalZIndex',
  'fontSizeMasterPx',
  'borderRadiusMasterPx',
  'headerTextMs',
  'modalHeightMs',
  'viewTransitionMs',
])

test('K-STATE-09a: every constant has a reader outside tests and exports', () => {
  const unread = Object.keys(constants).filter((name) => !words.has(name))
  expect(new Set(unread)).toEqual(readByStyles)
})
