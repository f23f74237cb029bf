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

/**
 * The objects that exist once per page and that every screen can use: clients, stores, theme and
 * language.
 */
export type App = {
  readonly kit: Kit
  /**
   * Configuration of the product's own services: origins, linked-account providers and contact URL.
   */
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
  /** Store of the ban that made the server refuse the last login. The login page explains it. */
  readonly bans: StoreApi<{ readonly ban: Ban | undefined }>
  readonly confirmPopup: ConfirmPopup
  /**
   * Navigates to another site, such as the login of a linked-account provider.
   *
   * @throws {ExternalUrlError} The URL is not an allowed web URL.
   */
  readonly leave: (url: string) => void
  /**
   * Connects the app to events of the page and of other tabs. Returns a function that removes these
   * listeners.
   */
  readonly start: () => () => void
}
