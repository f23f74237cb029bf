import { sha256 } from '@noble/hashes/sha2.js'
import { toUtf8 } from './bytes.ts'
import { RecoveryCodeError } from './errors.ts'

/** Crockford's base32 alphabet: digits and letters without I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const secretLength = 26
const checkLength = 2
const groupLength = 4

/**
 * The recovery code without spaces: 26 characters with 5 random bits each, and 2 check characters
 * against typing errors.
 */
export type RecoveryCode = string

/** Creates a recovery code from 130 random bits (S-24). */
export function createRecoveryCode(): RecoveryCode {
  const bytes = crypto.getRandomValues(new Uint8Array(secretLength))
  const secret = Array.from(bytes, (byte) => alphabet[byte & 31]).join('')
  bytes.fill(0)
  return secret + toCheck(secret)
}

/**
 * Returns the two check characters of a recovery code: ten bits of the hash of its secret
 * characters.
 */
function toCheck(secret: string): string {
  const [first = 0, second = 0] = sha256(toUtf8(secret))
  return `${alphabet[first >> 3]}${alphabet[((first & 7) << 2) | (second >> 6)]}`
}

/**
 * Parses a code as users type it: any case, with spaces or dashes, O for 0, I or L for 1.
 *
 * @throws {RecoveryCodeError} Wrong length, a letter outside the alphabet, or wrong check
 * characters.
 */
export function parseRecoveryCode(text: string): RecoveryCode {
  const code = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  if (code.length !== secretLength + checkLength) {
    throw new RecoveryCodeError({ hint: `A code has 28 characters, this has ${code.length}.` })
  }
  if ([...code].some((letter) => !alphabet.includes(letter))) {
    throw new RecoveryCodeError({ hint: 'A character is not of the alphabet.' })
  }
  const secret = code.slice(0, secretLength)
  if (toCheck(secret) !== code.slice(secretLength)) {
    throw new RecoveryCodeError({ hint: 'The check characters do not fit.' })
  }
  return code
}

/**
 * Splits a recovery code into seven groups of four characters, as the screens show and request it.
 */
export function toRecoveryGroups(code: RecoveryCode): readonly string[] {
  return Array.from({ length: code.length / groupLength }, (_, index) =>
    code.slice(index * groupLength, (index + 1) * groupLength),
  )
}

/**
 * Returns the bytes from which the recovery key is derived: the code without check characters, as
 * ASCII.
 */
export const toRecoverySecret = (code: RecoveryCode) => toUtf8(code.slice(0, secretLength))
