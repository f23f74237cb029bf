import type { StoredValue } from './createBrowserStorage.ts'
import { createVersioned } from './createVersioned.ts'

/**
 * The cookie choice: text `true` or `false`, absent until chosen (product.md §3). The format has no
 * version number.
 */
export const cookieConsent: StoredValue<boolean> = {
  key: 'cookieConsent',
  parse: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  format: String,
}

/** The player's theme: a fixed mode, or the system's setting. */
export type ThemeChoice = 'system' | 'light' | 'dark'

/** The player's theme choice. */
export const themeChoice: StoredValue<ThemeChoice> = createVersioned({
  key: 'latchkey:theme',
  version: 1,
  isValue: (value): value is ThemeChoice =>
    value === 'system' || value === 'light' || value === 'dark',
})

/** The language that the player chose: the name of a file in `messages/`. */
export const languageChoice: StoredValue<string> = createVersioned({
  key: 'latchkey:language',
  version: 1,
  isValue: (value): value is string => typeof value === 'string',
})

/**
 * Address of the last wallet for which the user dismissed the offer to set up recovery. The offer
 * is not repeated for it (S-35).
 */
export const recoveryPostponed: StoredValue<string> = createVersioned({
  key: 'latchkey:way-back-later',
  version: 1,
  isValue: (value): value is string => typeof value === 'string' && value !== '',
})

/**
 * Storage key of the leaderboard for offline use. Its format is in `keptBoard`, which loads with
 * the leaderboard.
 */
export const keptBoardKey = 'latchkey:board'

/**
 * Storage keys of the shop. Their formats are in `shop/storedShop.ts`, which loads with the shop.
 */
export const shopItemsKey = 'latchkey:shop-items'
export const shopOrderKey = 'latchkey:shop-order'
