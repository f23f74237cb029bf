import { getEntryName, type WalletEntry } from './WalletEntry.ts'

/** Minimum number of characters for a search (K-CONN-17). */
export const shortestSearch = 2

/**
 * Trims the text of a search and converts it to lower case. Returns an empty string for fewer than
 * two characters.
 */
export function toSearch(text: string): string {
  const search = text.trim().toLowerCase()
  return search.length < shortestSearch ? '' : search
}

/**
 * Returns the entries whose name contains the text. For fewer than two characters, returns all
 * entries.
 */
export function searchEntries(
  entries: readonly WalletEntry[],
  text: string,
): readonly WalletEntry[] {
  const search = toSearch(text)
  if (!search) return entries
  return entries.filter((entry) => getEntryName(entry).toLowerCase().includes(search))
}
