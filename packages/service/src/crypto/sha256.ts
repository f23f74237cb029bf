import { createHash } from 'node:crypto'

/**
 * Returns the SHA-256 of the parts in base64url. Each part is preceded by its length, so that `ab,
 * c` and `a, bc` have different hashes.
 */
export function sha256(...parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('base64url')
}
