import { openExternal } from '@latchkey/core'
import { type ApiClient, baseErrors, createApiClient } from '@latchkey/core/contract'
import { cancelSignIn, createKit, type Kit } from '@latchkey/kit'
import { onlineManager } from '@tanstack/react-query'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Ban } from '../bans/BannedNotice.tsx'
import { type Consent, createConsent } from '../consent/createConsent.ts'
import { createKitConfig, type KitEnvironment } from '../kit.config.ts'
import type { Updates } from '../offline/startOffline.ts'
import { type ConfirmPopup, createConfirmPopup } from '../overlays/createConfirmPopup.ts'
import { createPopupAlert, type PopupAlert } from '../overlays/createPopupAlert.ts'
import { createReportOutbox, type ReportOutbox } from '../reports/createReportOutbox.ts'
import { createProductClient, type ProductClient } from '../session/createProductClient.ts'
import { createProductSignIn } from '../session/createProductSignIn.ts'
import type { SessionChannel } from '../session/openSessionChannel.ts'
import { watchReturn } from '../session/watchReturn.ts'
import { watchSignOut } from '../session/watchSignOut.ts'
import { type BrowserStorage, createBrowserStorage } from '../storage/createBrowserStorage.ts'
import { keptBoardKey } from '../storage/storedValues.ts'
import { createTheme, type Theme } from '../theme/createTheme.ts'
import { readWebConfig, type WebConfig, type WebEnvironment } from '../web.config.ts'

/** Everything of one page that outlives a screen. */
export type App = {
  readonly kit: Kit
  /** The product's own services. */
  readonly web: WebConfig
  readonly product: ProductClient
  /** The item marketplace, for what anybody may read. */
  readonly marketplace: ApiClient<'public'>
  readonly storage: BrowserStorage
  readonly consent: Consent
  readonly reportOutbox: ReportOutbox
  readonly theme: Theme
  readonly popupAlert: PopupAlert
  readonly updates: Updates
  /** The ban that the last login was refused with. */
  readonly bans: StoreApi<{ readonly ban: Ban | undefined }>
  readonly confirmPopup: ConfirmPopup
  /** Leaves this page for another site. @throws {ExternalUrlError} The link must not be opened. */
  readonly leave: (url: string) => void
  /** Attaches the app to the page and to other tabs. Returns the stop. */
  readonly start: () => () => void
}

export type CreateAppParameters = {
  readonly window: Window
  readonly fetch: typeof fetch
  readonly environment: KitEnvironment & WebEnvironment
  readonly channel: SessionChannel
}

/**
 * Creates the app of one page. No effect before `start`.
 *
 * @throws {WebConfigError} The build was given something that cannot work.
 */
export function createApp(parameters: CreateAppParameters): App {
  const { window, fetch, environment, channel } = parameters
  const { location } = window
  const web = readWebConfig(environment, location)
  const storage = createBrowserStorage({ getArea: () => window.localStorage })
  const theme = createTheme({ storage, window })
  const consent = createConsent({ storage, window })
  const product = createProductClient({
    baseUrl: web.authUrl,
    gameDataUrl: web.gameDataUrl,
    fetch,
    locks: window.navigator.locks,
    onSessionChanged: channel.announce,
  })
  const reportOutbox = createReportOutbox({ storage, product })
  const bans: App['bans'] = createStore(() => ({ ban: undefined }))
  const signIn = createProductSignIn({
    product,
    location,
    async onBanned({ until, reason }) {
      bans.setState({ ban: { until, reason } })
      // Nothing is left to sign: the page says why.
      await cancelSignIn(kit)
    },
  })
  const themeMode = theme.store.getState().mode
  const kit: Kit = createKit(createKitConfig({ environment, location, signIn, themeMode }))
  return {
    kit,
    web,
    leave: (url) => openExternal(url, { open: kit.ports.openWindow, target: '_self' }),
    product,
    marketplace: createApiClient({
      baseUrl: web.marketplaceUrl,
      fetch,
      errors: { catalogue: baseErrors },
    }),
    storage,
    consent,
    reportOutbox,
    theme,
    popupAlert: createPopupAlert(),
    bans,
    updates: createStore(() => ({ takeOver: undefined })),
    confirmPopup: createConfirmPopup(),
    start() {
      // It takes every page for one with a network; one that begins without would not hear that there is one again.
      onlineManager.setOnline(window.navigator.onLine)
      const stops = [
        theme.start(),
        consent.start(),
        reportOutbox.start(),
        watchSignOut(product, () => storage.remove(keptBoardKey)),
        channel.subscribe(() => void product.refreshSession()),
        watchReturn(window, () => void product.refreshSession()),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
