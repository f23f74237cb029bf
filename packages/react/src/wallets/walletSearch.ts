import { getEntryName, type WalletEntry } from './WalletEntry.ts'

/** Shortest search that filters (K-CONN-17). */
export const shortestSearch = 2

/** The text to search for; empty below two characters. */
export function toSearch(text: string): string {
  const search = text.trim().toLowerCase()
  return search.length < shortestSearch ? '' : search
}

/** Entries whose name has the text in it; all of them below two characters. */
export function searchEntries(
  entries: readonly WalletEntry[],
  text: string,
): readonly WalletEntry[] {
  const search = toSearch(text)
  if (!search) return entries
  return entries.filter((entry) => getEntryName(entry).toLowerCase().includes(search))
}
