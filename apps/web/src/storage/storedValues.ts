import type { StoredValue } from './createBrowserStorage.ts'
import { createVersioned } from './createVersioned.ts'

/** product.md §3: text `true` or `false`, absent until chosen. Raw format, no version. */
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

/** The player's language: the name of a file in `messages/`. */
export const languageChoice: StoredValue<string> = createVersioned({
  key: 'latchkey:language',
  version: 1,
  isValue: (value): value is string => typeof value === 'string',
})

/**
 * Address of the wallet whose recovery offer was dismissed last. The offer is not repeated for it
 * (S-35).
 */
export const recoveryPostponed: StoredValue<string> = createVersioned({
  key: 'latchkey:way-back-later',
  version: 1,
  isValue: (value): value is string => typeof value === 'string' && value !== '',
})

/** Key of the stored board. Its value type, `keptBoard`, loads with the board's screens. */
export const keptBoardKey = 'latchkey:board'

/** Keys of the shop: the values belong to `shop/storedShop.ts`, which loads with its screen. */
export const shopItemsKey = 'latchkey:shop-items'
export const shopOrderKey = 'latchkey:shop-order'
