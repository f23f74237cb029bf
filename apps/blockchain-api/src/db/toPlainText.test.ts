import { expect, test } from 'vitest'
import { toPlainText } from './toPlainText.ts'

test.each([
  ['Gold', 'Gold'],
  ['  Go\0\r\nld\u2028 ', 'Go ld'],
  ['\u202eevil\u202c \u061c\u200f', 'evil'],
  ['a\ud800b', 'a b'],
  ['\u200b\ufeff', ''],
  ['👩\u200d🚀', '👩\u200d🚀'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('S-142: %j is shown as %j', (text, plain) => {
  expect(toPlainText(text, 64)).toBe(plain)
})

test('S-142: a text is cut between characters, and at once when it is very long', () => {
  expect(toPlainText('𝔾𝔾𝔾', 2)).toBe('𝔾𝔾')
  expect(toPlainText(`${'\0'.repeat(1_000_000)}x`, 64)).toBe('')
  expect(toPlainText(`${'\0'.repeat(1_000)}x`, 64)).toBe('x')
})
