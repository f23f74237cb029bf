import { expect, test } from 'vitest'
import { paths } from '../routing/paths.ts'
import { findScreen, loadScreen, type Screens } from '../routing/screens.ts'
import { createScreens } from './createScreens.ts'

const screens = createScreens()

test('product.md §2: every path has a screen; login and callbacks are public', () => {
  expect(screens.routes.map((screen) => screen.path).sort()).toEqual(Object.values(paths).sort())
  const open = screens.routes.filter((screen) => screen.access === 'public').map(({ path }) => path)
  expect(open).toEqual([
    '/',
    '/openloot-callback',
    '/openloot-sandbox-callback',
    '/discord-callback',
  ])
})

test('product.md §2: the callbacks carry the flag that suppresses the cookie banner', () => {
  const quiet = screens.routes.filter((screen) => screen.meta?.noConsent).map(({ path }) => path)
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

/** Screens that write down what is loaded; those for members fail. */
function watchLoads() {
  const loads: string[] = []
  const toScreen = (name: string, fails = false) => ({
    async load() {
      loads.push(name)
      if (fails) throw new Error('offline')
      return { default: () => null }
    },
    Component: () => null,
  })
  const watched: Screens = {
    routes: [
      { path: paths.login, access: 'public', screen: toScreen('login') },
      { path: paths.profile, access: 'member', screen: toScreen('profile', true) },
    ],
    memberLayout: toScreen('layout', true),
  }
  return { watched, loads }
}

test.each([
  ['/', ['login']],
  ['/profile', ['profile', 'layout']],
  ['/no/such/page', ['login']],
])(
  'behavior: all that %s shows is loaded ahead, and a failure is told nobody yet',
  async (path, wanted) => {
    const { watched, loads } = watchLoads()
    await loadScreen(watched, path)
    expect(loads).toEqual(wanted)
  },
)
