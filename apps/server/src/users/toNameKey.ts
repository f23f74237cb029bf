/** Returns the key by which names are compared and searched: NFKC-normalised and in lower case. */
export function toNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}
