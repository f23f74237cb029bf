import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as constants from './constants.ts'

test.each([
  ['cookieBannerDelayMs', 1500],
  ['popupAlertFadeInMs', 300],
  ['popupAlertDisplayMs', 3000],
  ['popupAlertFadeOutMs', 300],
  ['confirmMessageClearMs', 300],
  ['defaultCaipNetworkId', 'eip155:1'],
] as const)('K-STATE-09a: %s is the number of the product specification', (name, value) => {
  expect(Object.entries(constants)).toContainEqual([name, value])
})

test('every constant names its section', () => {
  const source = readFileSync(new URL('./constants.ts', import.meta.url), 'utf8')
  const declared = [...source.matchAll(/\/\*\*(.+?)\*\/\nexport const (\w+)/g)]
  expect(declared.map(([, , name]) => name)).toEqual(Object.keys(constants))
  for (const [, comment] of declared) expect(comment).toMatch(/product\.md §\d/)
})
