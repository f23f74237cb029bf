import type { StoredValue } from './createBrowserStorage.ts'

/** product.md §3: text `true` or `false`, absent until chosen. Raw format, no version. */
export const cookieConsent: StoredValue<boolean> = {
  key: 'cookieConsent',
  parse: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  format: String,
}

/** What the player chose: a fixed mode, or whatever the system says. */
export type ThemeChoice = 'system' | 'light' | 'dark'

const themeVersion = 1

/** The player's theme choice. Our own key, so with a version (S-100). */
export const themeChoice: StoredValue<ThemeChoice> = {
  key: 'latchkey:theme',
  parse(text) {
    const stored = parseVersioned(text)
    return stored?.v === themeVersion && isThemeChoice(stored.value) ? stored.value : undefined
  },
  format: (value) => JSON.stringify({ v: themeVersion, value }),
  isNewer: (text) => (parseVersioned(text)?.v ?? 0) > themeVersion,
}

const wayBackVersion = 1

/** Address of the wallet whose way back was put off last: it is not offered again (S-35). */
export const wayBackLater: StoredValue<string> = {
  key: 'latchkey:way-back-later',
  parse(text) {
    const stored = parseVersioned(text)
    const known = stored?.v === wayBackVersion && typeof stored.value === 'string'
    return known && stored.value !== '' ? String(stored.value) : undefined
  },
  format: (value) => JSON.stringify({ v: wayBackVersion, value }),
  isNewer: (text) => (parseVersioned(text)?.v ?? 0) > wayBackVersion,
}

function isThemeChoice(value: unknown): value is ThemeChoice {
  return value === 'system' || value === 'light' || value === 'dark'
}

function parseVersioned(text: string): { v: number; value: unknown } | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed !== 'object' || parsed === null) return undefined
    if (!('v' in parsed) || typeof parsed.v !== 'number' || !('value' in parsed)) return undefined
    return { v: parsed.v, value: parsed.value }
  } catch {
    return undefined
  }
}
