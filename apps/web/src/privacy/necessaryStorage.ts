import { cookieConsent, themeChoice } from '../storage/storedValues.ts'

/**
 * What stays in the browser whatever the visitor chooses; `text` names its texts in the catalogue.
 * The kit's keys are those of kit-state §11.
 */
export const necessaryStorage = [
  { name: '__Host-sid', kind: 'cookie', text: 'session' },
  { name: '__Host-pre', kind: 'cookie', text: 'preSession' },
  { name: cookieConsent.key, kind: 'local', text: 'consent' },
  { name: themeChoice.key, kind: 'local', text: 'theme' },
  { name: '@appkit/…', kind: 'local', text: 'wallet' },
] as const
