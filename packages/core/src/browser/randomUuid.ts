/**
 * Returns a random UUID (version 4). Works on plain-HTTP pages too, where browsers have no
 * `crypto.randomUUID`.
 */
export function randomUuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)))
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-')
}
