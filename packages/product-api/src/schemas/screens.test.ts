import { expect, test } from 'vitest'
import { ReturnPath } from './link.ts'
import { returnPaths, type ScreenFacts, screens } from './screens.ts'

const rows: readonly ScreenFacts[] = Object.values(screens)

test('product.md §2: every path of the specification has its screen', () => {
  expect(rows.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/',
      '/openloot-callback',
      '/openloot-sandbox-callback',
      '/discord-callback',
      '/shop-closed',
      '/profile',
      '/profile-test',
      '/leaderboard',
      '/bugreport',
    ]),
  )
})

test('product.md §2: login and callbacks are public; the callbacks show no cookie banner', () => {
  const callbacks = ['/openloot-callback', '/openloot-sandbox-callback', '/discord-callback']
  expect(rows.flatMap(({ member, path }) => (member ? [] : [path]))).toEqual(['/', ...callbacks])
  expect(rows.flatMap(({ consent, path }) => (consent ? [] : [path]))).toEqual(callbacks)
})

test('S-75: a login leads to screens for members only', () => {
  const members = rows.flatMap(({ member, path }) => (member ? [path] : []))
  expect(members).toEqual(expect.arrayContaining([...returnPaths]))
  for (const path of returnPaths) expect(ReturnPath.parse(path)).toBe(path)
  for (const path of ['/Leaderboard', '/leaderboard/', '/discord-callback', '//evil.example', ''])
    expect(ReturnPath.safeParse(path).success).toBe(false)
})

test('behavior: no two screens share a path', () => {
  expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length)
})
