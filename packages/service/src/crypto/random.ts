import { randomBytes } from 'node:crypto'

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/**
 * Lowest value of a random byte that is discarded. It is the largest multiple of 62 in a byte, so
 * each of the 62 letters and digits is equally likely.
 */
const fairBytes = 248

/** Returns random letters and digits from the system's secure source, about 5.95 bits each. */
export function randomBase62(length: number): string {
  let text = ''
  while (text.length < length) {
    const byte = randomBytes(1)[0] ?? 0
    if (byte < fairBytes) text += base62[byte % base62.length]
  }
  return text
}

/**
 * Returns a random id for a public row, with about 131 bits. It reveals neither time nor number
 * (S-98).
 */
export function randomId(): string {
  return randomBase62(22)
}

/** Returns a random secret for a cookie: 256 bits in base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}
