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
  '/leaderboard?x=//evil.example',
  '/leaderboard?x=1#y',
  `/leaderboard?${'x'.repeat(201)}`,
  '/leaderboard//',
  '/discord-callback',
  '/',
  '',
])('S-75: %j is no return path', (wanted) => {
  expect(toLoginPath(wanted)).toBe('/')
  expect(getReturnPath(`?return=${encodeURIComponent(wanted)}`)).toBe('/profile')
})

test.each([
  ['/leaderboard?view=near', '/leaderboard?view=near'],
  ['/leaderboard/', '/leaderboard'],
  ['/Leaderboard/?view=near&season=%C3%A4', '/leaderboard?view=near&season=%C3%A4'],
  [`/leaderboard?${'x'.repeat(200)}`, `/leaderboard?${'x'.repeat(200)}`],
  ['/PROFILE', '/profile'],
])('S-75: a link to %s leads to %s after the login', (wanted, path) => {
  expect(getReturnPath(toLoginPath(wanted).slice(1))).toBe(path)
})

test('default: without a path the profile is returned', () => {
  expect(getReturnPath('')).toBe('/profile')
  expect(toLoginPath('/profile')).toBe('/')
})
