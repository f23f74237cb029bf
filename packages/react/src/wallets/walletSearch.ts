import { getEntryName, type WalletEntry } from './WalletEntry.ts'

/** Minimum length of a search (K-CONN-17). */
export const shortestSearch = 2

/** Normalizes a search text. Returns an empty text below two characters. */
export function toSearch(text: string): string {
  const search = text.trim().toLowerCase()
  return search.length < shortestSearch ? '' : search
}

/** Returns the entries whose name contains the text. Below two characters, returns all entries. */
export function searchEntries(
  entries: readonly WalletEntry[],
  text: string,
): readonly WalletEntry[] {
  const search = toSearch(text)
  if (!search) return entries
  return entries.filter((entry) => getEntryName(entry).toLowerCase().includes(search))
}
