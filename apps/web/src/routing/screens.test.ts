import { expect, test } from 'vitest'
import { paths } from './paths.ts'
import { createScreens, findScreen } from './screens.ts'

const screens = createScreens()

test('product.md §2: every path has a screen; login and callbacks are public', () => {
  expect(screens.map((screen) => screen.path).sort()).toEqual(Object.values(paths).sort())
  const open = screens.filter((screen) => screen.access === 'public').map(({ path }) => path)
  expect(open).toEqual([
    '/',
    '/openloot-callback',
    '/openloot-sandbox-callback',
    '/discord-callback',
  ])
})

test('product.md §2: the callbacks carry the flag that suppresses the cookie banner', () => {
  const quiet = screens.filter((screen) => screen.meta?.noConsent).map(({ path }) => path)
  expect(quiet).toEqual(['/openloot-callback', '/openloot-sandbox-callback', '/discord-callback'])
})

test.each([
  ['/', '/'],
  ['/profile', '/profile'],
  ['/profile/', '/profile'],
  ['/Profile', '/profile'],
  ['/profiles', undefined],
  ['/privacy', undefined],
])('behavior: %s finds %s', (pathname, found) => {
  expect(findScreen(screens, pathname)?.path).toBe(found)
})
