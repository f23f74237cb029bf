import { sha256 } from '@noble/hashes/sha2.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toUtf8 } from './bytes.ts'
import { RecoveryCodeError } from './errors.ts'
import { createRecoveryCode, parseRecoveryCode, toRecoveryGroups } from './recoveryCode.ts'

test('S-24: a code has 26 random and 2 check characters in seven groups, and is unique', () => {
  const codes = Array.from({ length: 200 }, createRecoveryCode)
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{28}$/)
  expect(new Set(codes).size).toBe(200)
  expect(toRecoveryGroups(codes[0] ?? '').map((group) => group.length)).toEqual(Array(7).fill(4))
})

test('S-24: a code is parsed in every common spelling', () => {
  const code = createRecoveryCode()
  const written = toRecoveryGroups(code)
    .join(' - ')
    .toLowerCase()
    .replace(/0/g, 'o')
    .replace(/1/g, 'l')
  expect(parseRecoveryCode(written)).toBe(code)
})

test('S-24: a wrong character is detected in all but about one of a thousand cases', () => {
  const code = createRecoveryCode()
  let missed = 0
  fc.assert(
    fc.property(fc.nat(25), fc.integer({ min: 1, max: 31 }), (at, by) => {
      const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
      const letter = alphabet[(alphabet.indexOf(code[at] ?? '') + by) % 32]
      try {
        parseRecoveryCode(code.slice(0, at) + letter + code.slice(at + 1))
        missed += 1
      } catch (error) {
        if (!(error instanceof RecoveryCodeError)) throw error
      }
    }),
    { numRuns: 1000 },
  )
  expect(missed).toBeLessThan(20)
})

test('S-24: the check characters are ten bits of the SHA-256 of the secret characters', () => {
  const secret = '0'.repeat(26)
  const [first = 0, second = 0] = sha256(toUtf8(secret))
  const bits = ((first << 8) | second) >> 6
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
  const code = `${secret}${alphabet[bits >> 5]}${alphabet[bits & 31]}`
  expect(parseRecoveryCode(code)).toBe(code)
})

test('S-24: a code of another length is rejected with its length', () => {
  const code = createRecoveryCode()
  for (const text of [code.slice(0, -1), `${code}0`])
    expect(() => parseRecoveryCode(text)).toThrow(
      expect.objectContaining({ hint: `A code has 28 characters, this has ${text.length}.` }),
    )
})

test.each(['', 'ABC', 'U'.repeat(28), `${'0'.repeat(26)}ZZ`])(
  'S-24: "%s" is rejected as a recovery code',
  (text) => {
    expect(() => parseRecoveryCode(text)).toThrow(RecoveryCodeError)
  },
)
