import type { BrowserStorage } from '../storage/createBrowserStorage.ts'
import { cookieConsent } from '../storage/storedValues.ts'

/**
 * Interface to the page's analytics script, which defines it on `window` before the app's script
 * runs. If absent, no analytics service learns of consent changes.
 */
type CookieAnalytics = {
  /**
   * Called after the player has accepted all cookies: immediately, and again on each later page
   * load.
   */
  readonly consentGiven: () => void
  /** Called when the player withdraws an earlier consent on this page. */
  readonly consentWithdrawn?: () => void
}

declare global {
  interface Window {
    cookieAnalytics?: CookieAnalytics
  }
}

/**
 * Store of the player's answer to the cookie banner. `get` returns `undefined` until the player has
 * answered.
 */
export type Consent = {
  readonly get: () => boolean | undefined
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Stores the player's answer to the cookie banner. If the player accepts all cookies, notifies
   * the analytics script.
   */
  readonly choose: (accepted: boolean) => void
  /**
   * Notifies the analytics script of a stored cookie consent, and follows changes from other tabs.
   * Returns a function that stops following.
   */
  readonly start: () => () => void
}

export type CreateConsentParameters = {
  readonly storage: BrowserStorage
  readonly window: Window
}

/** Creates the store of the player's cookie choice. Called once per page. */
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
