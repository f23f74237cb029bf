import { type StoredItem, storedItems } from '@latchkey/kit/privacy'
import type { LanguageFile } from '../language/createLanguage.ts'
import { reportDraft, reportPicture, unsentReports } from '../outbox/storedReports.ts'
import {
  cookieConsent,
  keptBoardKey,
  languageChoice,
  namePostponed,
  recoveryPostponed,
  shopItemsKey,
  shopOrderKey,
  themeChoice,
} from '../storage/storedValues.ts'

export type NecessaryItem = Pick<StoredItem, 'name' | 'site' | 'purpose' | 'kept'> & {
  readonly place: StoredItem['place'] | 'cacheStorage'
}

/**
 * Items that the product itself stores in the browser, for the privacy page. `text` is the key of
 * their description in the catalogue of texts.
 */
const ownItems = [
  { name: '__Host-sid', place: 'cookie', text: 'session' },
  { name: '__Host-pre', place: 'cookie', text: 'preSession' },
  { name: '__Host-link', place: 'cookie', text: 'link' },
  { name: cookieConsent.key, place: 'localStorage', text: 'consent' },
  { name: themeChoice.key, place: 'localStorage', text: 'theme' },
  { name: languageChoice.key, place: 'localStorage', text: 'language' },
  { name: recoveryPostponed.key, place: 'localStorage', text: 'wayBackLater' },
  { name: namePostponed.key, place: 'localStorage', text: 'nameLater' },
  { name: keptBoardKey, place: 'localStorage', text: 'board' },
  { name: reportDraft.key, place: 'localStorage', text: 'reportDraft' },
  { name: reportPicture.key, place: 'localStorage', text: 'reportPicture' },
  { name: unsentReports.key, place: 'localStorage', text: 'reportsUnsent' },
  { name: shopItemsKey, place: 'localStorage', text: 'shopItems' },
  { name: shopOrderKey, place: 'localStorage', text: 'shopOrder' },
  { name: 'latchkey-shell-…', place: 'cacheStorage', text: 'shell' },
] as const

/**
 * Lists the items that the browser stores regardless of the cookie choice, for the privacy page:
 * those of the product and those of the kit, in the language of the page.
 */
export function listNecessaryStorage({ messages, kit }: LanguageFile): readonly NecessaryItem[] {
  const { storage } = messages.privacy
  const translated: Readonly<Record<string, string | undefined>> = kit ?? {}
  return [
    ...ownItems.map(({ text, ...item }) => ({ ...item, site: 'page' as const, ...storage[text] })),
    // Omits the items of kit features that this app does not use: email capture and developer
    // settings.
    ...storedItems
      .filter(({ only }) => only === undefined)
      .map(({ name, purpose, kept, ...item }) => ({
        ...item,
        name,
        purpose: translated[`stored.${name}`] ?? purpose,
        kept: translated[`stored.${name}.kept`] ?? kept,
      })),
  ]
}
