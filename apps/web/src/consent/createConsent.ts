import type { BrowserStorage } from '../storage/createBrowserStorage.ts'
import { cookieConsent } from '../storage/storedValues.ts'

/**
 * The page's cookie-analytics object. The analytics script defines it on `window` before the app's
 * script runs. If absent, consent changes are reported to no analytics service.
 */
type CookieAnalytics = {
  /** Called when the player has accepted all cookies: immediately, and on each later start. */
  readonly consentGiven: () => void
  /** Called when the player withdraws an earlier consent on this page. */
  readonly consentWithdrawn?: () => void
}

declare global {
  interface Window {
    cookieAnalytics?: CookieAnalytics
  }
}

/** The player's cookie choice: `undefined` until chosen. */
export type Consent = {
  readonly get: () => boolean | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** Stores the choice. Notifies the analytics object of an acceptance. */
  readonly choose: (accepted: boolean) => void
  /**
   * Notifies the analytics object of a stored acceptance and follows other tabs. Returns the stop.
   */
  readonly start: () => () => void
}

export type CreateConsentParameters = {
  readonly storage: BrowserStorage
  readonly window: Window
}

/** Creates the consent of one page. */
export function createConsent(parameters: CreateConsentParameters): Consent {
  const { storage, window } = parameters
  const listeners = new Set<() => void>()
  let value = storage.read(cookieConsent)
  let told = false

  const notify = () => {
    if (value === true && !told) window.cookieAnalytics?.consentGiven()
    if (value !== true && told) window.cookieAnalytics?.consentWithdrawn?.()
    told = value === true
  }
  const set = (next: boolean | undefined) => {
    if (next === value) return
    value = next
    notify()
    for (const listener of listeners) listener()
  }

  return {
    get: () => value,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choose(accepted) {
      storage.write(cookieConsent, accepted)
      set(accepted)
    },
    start() {
      notify()
      const follow = (event: StorageEvent) => {
        if (event.key === cookieConsent.key || event.key === null) set(storage.read(cookieConsent))
      }
      window.addEventListener('storage', follow)
      return () => window.removeEventListener('storage', follow)
    },
  }
}
