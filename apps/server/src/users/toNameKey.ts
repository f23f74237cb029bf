/** What names are compared and found by: the same for capitals and for letters that merely look drawn otherwise (NFKC). */
export function toNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}
