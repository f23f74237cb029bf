import type { ApiClient } from '@latchkey/core/contract'
import type { Kit } from '@latchkey/kit'
import type { StoreApi } from 'zustand/vanilla'
import type { WebConfig } from '../config/web.config.ts'
import type { Consent } from '../consent/createConsent.ts'
import type { Language } from '../language/createLanguage.ts'
import type { ReportOutbox } from '../outbox/createReportOutbox.ts'
import type { ConfirmPopup } from '../overlays/createConfirmPopup.ts'
import type { PopupAlert } from '../overlays/createPopupAlert.ts'
import type { ProductClient } from '../product/createProductClient.ts'
import type { Ban } from '../product/createProductSignIn.ts'
import type { Screens } from '../routing/screens.ts'
import type { BrowserStorage } from '../storage/createBrowserStorage.ts'
import type { Theme } from '../theme/createTheme.ts'
import type { Updates } from '../worker/startOffline.ts'

/** The objects of one page that live as long as the page, independent of the shown screen. */
export type App = {
  readonly kit: Kit
  /** Configuration and client of the product's own services. */
  readonly web: WebConfig
  readonly product: ProductClient
  /** Client of the item marketplace, for public endpoints. */
  readonly marketplace: ApiClient<'public'>
  readonly screens: Screens
  readonly storage: BrowserStorage
  readonly consent: Consent
  readonly reportOutbox: ReportOutbox
  readonly theme: Theme
  readonly language: Language
  readonly popupAlert: PopupAlert
  readonly updates: Updates
  /** Store of the ban because of which the server refused the last login. */
  readonly bans: StoreApi<{ readonly ban: Ban | undefined }>
  readonly confirmPopup: ConfirmPopup
  /**
   * Navigates to another site.
   *
   * @throws {ExternalUrlError} The URL must not be opened.
   */
  readonly leave: (url: string) => void
  /**
   * Connects the app to events of the page and of other tabs. Returns a function that disconnects
   * it.
   */
  readonly start: () => () => void
}
