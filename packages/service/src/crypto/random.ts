import { randomBytes } from 'node:crypto'

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** Largest multiple of 62 in a byte: what is above would make some letters likelier. */
const fairBytes = 248

/** Draws letters and digits from the system's secure source, about 5.95 bits each. */
export function randomBase62(length: number): string {
  let text = ''
  while (text.length < length) {
    const byte = randomBytes(1)[0] ?? 0
    if (byte < fairBytes) text += base62[byte % base62.length]
  }
  return text
}

/** Public id of a row: about 131 bits, says nothing (S-98). */
export function randomId(): string {
  return randomBase62(22)
}

/** Secret of a cookie: 256 bits, base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}
