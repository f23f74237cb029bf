import { createHmac, timingSafeEqual } from 'node:crypto'

/** Purpose of a keyed hash. Hashes of different purposes never match. */
export type HashPurpose = 'code' | 'disown' | 'email' | 'ip' | 'nonce' | 'reference' | 'wallet'

/**
 * Computes an HMAC-SHA-256 with a key that is not in the database (S-40). Each part is prefixed
 * with its length, so that different parts never give the same input.
 */
export type KeyedHash = (purpose: HashPurpose, ...parts: readonly string[]) => string

/** Creates the HMAC function of a server from its secret key. */
export function createKeyedHash(key: Buffer): KeyedHash {
  return (purpose, ...parts) => {
    const hmac = createHmac('sha256', key).update(`latchkey/${purpose}/v1`)
    for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:`).update(part)
    return hmac.digest('base64url')
  }
}

/** Compares two texts of equal length in constant time. */
export function isSameText(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)]
  return x.length === y.length && timingSafeEqual(x, y)
}
