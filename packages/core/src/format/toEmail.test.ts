import { expect, test } from 'vitest'
import { toEmail } from './toEmail.ts'

test.each([
  ['white space around it', '  mira@example.com\n'],
  ['a zero-width space', '\u200bmira@exam\u200dple.com'],
  ['a byte order mark and a soft hyphen', '\ufeffmira@exam\u00adple.com'],
  ['a link', 'mailto:mira@example.com?subject=Hi'],
  ['a link in capitals behind a zero-width space', '\u200bMAILTO: mira@example.com'],
  ['a full stop at the end', 'mira@example.com. '],
])('K-AUTH-06: an address with %s is cleaned', (_, typed) => {
  expect(toEmail(typed)).toBe('mira@example.com')
})

test.each([
  '',
  'mira',
  'mira@example',
  'jörg@example.com',
  'mira@example..com',
  '.mira@example.com',
  'mi..ra@example.com',
  'mira@@example.com',
  'mi ra@example.com',
  'Mira <mira@example.com>',
  'mira@example.com,ben@example.com',
  `${'x'.repeat(250)}@example.com`,
])('K-AUTH-06: %j is not an email address', (typed) => {
  expect(toEmail(typed)).toBeUndefined()
})

test('K-AUTH-06: the pattern accepts the addresses of 254 characters', () => {
  const longest = `mira@${'a'.repeat(60)}.${'b'.repeat(184)}.com`
  expect(toEmail(longest)).toBe(longest)
  expect(toEmail(`x${longest}`)).toBeUndefined()
})
