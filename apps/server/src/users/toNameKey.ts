/**
 * Returns the key for comparing and searching names. It ignores case and compatibility variants of
 * letters (NFKC).
 */
export function toNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}
