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
  'ゆき ミカ 雪',
  '김 지우',
  'Мира 7',
  'Ελένη',
  "d'Été-2",
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

test.each(['\u3164\u3164', '\u115F\u1160', '\uFFA0\uFFA0', 'Mi\u034Fra', 'Mira\uFE0F', '\u17B4ក'])(
  'S-147b: a name with an invisible letter is refused: %j',
  (name) => {
    expect(PlayerName.safeParse(name).success).toBe(false)
  },
)

test.each(['Мirа', 'Αda', 'Mira ミカ', 'Mіra', 'Ada Αδα'])(
  'S-147b: a name with letters of two scripts is refused: %s',
  (name) => {
    expect(PlayerName.safeParse(name).success).toBe(false)
  },
)

test('S-147c: a name in the form of an id is refused; one letter less or more is a name', () => {
  const id = '7bQz0X9aK2mLpR4tV6wY8c'
  expect(PlayerName.safeParse(id).success).toBe(false)
  for (const name of [id.slice(1), `${id}d`, `${id.slice(1)}.`, `${id.slice(1)} d`])
    expect(PlayerName.parse(name)).toBe(name)
})
