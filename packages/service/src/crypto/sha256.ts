import { createHash } from 'node:crypto'

/**
 * Returns the SHA-256 of the parts in base64url. Each part is prefixed with its length, so that
 * different lists have different hashes.
 */
export function sha256(...parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('base64url')
}
