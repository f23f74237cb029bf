import { expect, test } from 'vitest'
import { PlayerName } from './Player.ts'

test.each([
  'Bo',
  'Mira of the Tower',
  "O'Neill",
  'x_X.7-',
  'Zoë',
  'نور',
  'प्रिया',
  '王芳',
  'a'.repeat(24),
])('default: %s is a name', (name) => {
  expect(PlayerName.parse(name)).toBe(name.normalize('NFC'))
})

test('behavior: spaces around it are cut, and letters are composed', () => {
  expect(PlayerName.parse('  Zoe\u0308 ')).toBe('Zoë')
})

test.each([
  '',
  ' ',
  'a',
  'a'.repeat(25),
  'a  b',
  '-a',
  'a\nb',
  'a\u202Eb',
  'a\u200Bb',
  '\u0301a',
  'a\u0301\u0302\u0303\u0304\u0305b',
  '<b>x</b>',
  'a@b',
  '🦊🦊',
])('error: %j is none', (name) => {
  expect(PlayerName.safeParse(name).success).toBe(false)
})
