import type { StoredValue } from './createBrowserStorage.ts'
import { createVersioned } from './createVersioned.ts'

/**
 * Storage key of the answer to the cookie banner: text `true` or `false`, absent until the player
 * answers (product.md §3). The format has no version number.
 */
export const cookieConsent: StoredValue<boolean> = {
  key: 'cookieConsent',
  parse: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  format: String,
}

/** The player's theme setting: always light, always dark, or as the operating system. */
export type ThemeChoice = 'system' | 'light' | 'dark'

/** Storage key of the player's theme setting. */
export const themeChoice: StoredValue<ThemeChoice> = createVersioned({
  key: 'latchkey:theme',
  version: 1,
  isValue: (value): value is ThemeChoice =>
    value === 'system' || value === 'light' || value === 'dark',
})

/**
 * Storage key of the language that the player chose, as a BCP 47 tag: the name of a file in
 * `messages/`.
 */
export const languageChoice: StoredValue<string> = createVersioned({
  key: 'latchkey:language',
  version: 1,
  isValue: (value): value is string => typeof value === 'string',
})

/**
 * Storage key of an address: the last wallet for which the user dismissed the offer to set up
 * recovery. The offer is not repeated for this wallet (S-35).
 */
export const recoveryPostponed: StoredValue<string> = createVersioned({
  key: 'latchkey:way-back-later',
  version: 1,
  isValue: (value): value is string => typeof value === 'string' && value !== '',
})

/**
 * Storage key of a player's id: the last player who postponed choosing a name. The suggestion is not
 * repeated for this player.
 */
export const namePostponed: StoredValue<string> = createVersioned({
  key: 'latchkey:name-later',
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
