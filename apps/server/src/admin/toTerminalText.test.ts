import { expect, test } from 'vitest'
import { toTerminalText } from './toTerminalText.ts'

test.each([
  ['\u001b[31mred', '\\u001b[31mred'],
  ['gpj.\u202Etxt', 'gpj.\\u202etxt'],
  ['\u0085\u2028\u200b', '\\u0085\\u2028\\u200b'],
  ['\u{E0041}', '\\udb40\\udc41'],
  ['one\r\ntwo', 'one\\u000d\ntwo'],
  ['Zoë 🦊 “x”', 'Zoë 🦊 “x”'],
])('S-147d: %j is written to a terminal as %j', (text, written) => {
  expect(toTerminalText(text)).toBe(written)
})

test('S-147d: escaped JSON has the same value', () => {
  const value = { title: 'gpj.\u202Etxt\u001b\u009b\u{E0041}' }
  const text = toTerminalText(JSON.stringify(value, null, 2))
  expect(text).not.toMatch(/[\u202E\u009b]/)
  expect(JSON.parse(text)).toEqual(value)
})
