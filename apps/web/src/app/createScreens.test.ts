import { screens } from '@latchkey/product-api'
import { expect, test } from 'vitest'
import { findScreen, loadScreen, type Screens } from '../routing/screens.ts'
import { createScreens } from './createScreens.ts'

const all = createScreens()

test('product.md §2: each screen of the table has its path and its file', async () => {
  expect(all.routes.map(({ path }) => path)).toEqual(Object.values(screens).map(({ path }) => path))
  const parts = await Promise.all(all.routes.map(({ screen }) => screen.load()))
  expect(parts.map((part) => typeof part.default)).toEqual(parts.map(() => 'function'))
})

test.each([
  ['/', '/'],
  ['/profile', '/profile'],
  ['/profile/', '/profile'],
  ['/Profile', '/profile'],
  ['/profiles', undefined],
  ['/privacy', undefined],
])('behavior: %s finds %s', (pathname, found) => {
  expect(findScreen(all, pathname)?.path).toBe(found)
})

/**
 * Returns screens whose loaders record the loaded chunks, so that a test can check which ones a
 * path loads. Loading a member screen fails.
 */
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
      { ...screens.login, name: 'login', screen: toScreen('login') },
      { ...screens.profile, name: 'profile', screen: toScreen('profile', true) },
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
  'behavior: all chunks of %s are preloaded, and a failed preload shows no error',
  async (path, wanted) => {
    const { watched, loads } = watchLoads()
    await loadScreen(watched, path)
    expect(loads).toEqual(wanted)
  },
)
