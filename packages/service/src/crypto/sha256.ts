import { createHash } from 'node:crypto'

/** SHA-256 over the parts, each with its length in front, so that no two lists meet; base64url. */
export function sha256(...parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('base64url')
}
