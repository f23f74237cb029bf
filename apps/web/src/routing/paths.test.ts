import { expect, test } from 'vitest'
import { getReturnPath, toLoginPath } from './paths.ts'

test('S-75: a listed path is returned', () => {
  const login = toLoginPath('/leaderboard')
  expect(login).toBe('/?return=%2Fleaderboard')
  expect(getReturnPath(login.slice(1))).toBe('/leaderboard')
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/leaderboard/../..',
  '/leaderboard?x=1',
  '/discord-callback',
  '/',
  '',
])('S-75: %j is no return path', (wanted) => {
  expect(toLoginPath(wanted)).toBe('/')
  expect(getReturnPath(`?return=${encodeURIComponent(wanted)}`)).toBe('/profile')
})

test('default: without a path the profile is returned', () => {
  expect(getReturnPath('')).toBe('/profile')
  expect(toLoginPath('/profile')).toBe('/')
})
