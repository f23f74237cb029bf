import { createKit, type Kit } from '@latchkey/kit'
import { type Consent, createConsent } from '../consent/createConsent.ts'
import { createKitConfig, type KitEnvironment } from '../kit.config.ts'
import { type ConfirmPopup, createConfirmPopup } from '../overlays/createConfirmPopup.ts'
import { createPopupAlert, type PopupAlert } from '../overlays/createPopupAlert.ts'
import { createReportOutbox, type ReportOutbox } from '../reports/createReportOutbox.ts'
import { createProductClient, type ProductClient } from '../session/createProductClient.ts'
import { createProductSignIn } from '../session/createProductSignIn.ts'
import type { SessionChannel } from '../session/openSessionChannel.ts'
import { watchReturn } from '../session/watchReturn.ts'
import { type BrowserStorage, createBrowserStorage } from '../storage/createBrowserStorage.ts'
import { createTheme, type Theme } from '../theme/createTheme.ts'

/** Everything of one page that outlives a screen. */
export type App = {
  readonly kit: Kit
  readonly product: ProductClient
  readonly storage: BrowserStorage
  readonly consent: Consent
  readonly reportOutbox: ReportOutbox
  readonly theme: Theme
  readonly popupAlert: PopupAlert
  readonly confirmPopup: ConfirmPopup
  /** Attaches the app to the page and to other tabs. Returns the stop. */
  readonly start: () => () => void
}

export type CreateAppParameters = {
  readonly window: Window
  readonly fetch: typeof fetch
  readonly environment: KitEnvironment
  readonly channel: SessionChannel
}

/** Creates the app of one page. No effect before `start`. */
export function createApp(parameters: CreateAppParameters): App {
  const { window, fetch, environment, channel } = parameters
  const { location } = window
  const storage = createBrowserStorage({ getArea: () => window.localStorage })
  const theme = createTheme({ storage, window })
  const consent = createConsent({ storage, window })
  const product = createProductClient({
    baseUrl: location.origin,
    fetch,
    locks: window.navigator.locks,
    onSessionChanged: channel.announce,
  })
  const reportOutbox = createReportOutbox({ storage, product })
  const signIn = createProductSignIn({ product, location })
  const themeMode = theme.store.getState().mode
  const kit = createKit(createKitConfig({ environment, location, signIn, themeMode }))
  return {
    kit,
    product,
    storage,
    consent,
    reportOutbox,
    theme,
    popupAlert: createPopupAlert(),
    confirmPopup: createConfirmPopup(),
    start() {
      const stops = [
        theme.start(),
        consent.start(),
        reportOutbox.start(),
        channel.subscribe(() => void product.refreshSession()),
        watchReturn(window, () => void product.refreshSession()),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
