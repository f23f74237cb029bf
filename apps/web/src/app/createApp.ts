import { openExternal } from '@latchkey/core'
import { baseErrors, createApiClient } from '@latchkey/core/contract'
import { cancelSignIn, createKit, type Kit, retrySignIn } from '@latchkey/kit'
import { onlineManager } from '@tanstack/react-query'
import { createStore } from 'zustand/vanilla'
import { createKitConfig, type KitEnvironment } from '../config/kit.config.ts'
import { readWebConfig, type WebEnvironment } from '../config/web.config.ts'
import { createConsent } from '../consent/createConsent.ts'
import type { App } from '../context/App.ts'
import { createLanguage } from '../language/createLanguage.ts'
import { createReportOutbox } from '../outbox/createReportOutbox.ts'
import { createConfirmPopup } from '../overlays/createConfirmPopup.ts'
import { createPopupAlert } from '../overlays/createPopupAlert.ts'
import { createProductClient } from '../product/createProductClient.ts'
import { createProductSignIn } from '../product/createProductSignIn.ts'
import type { SessionChannel } from '../product/openSessionChannel.ts'
import { watchReturn } from '../product/watchReturn.ts'
import { watchServerBack } from '../product/watchServerBack.ts'
import { watchSignOut } from '../product/watchSignOut.ts'
import { createBrowserStorage } from '../storage/createBrowserStorage.ts'
import { keptBoardKey } from '../storage/storedValues.ts'
import { createTheme } from '../theme/createTheme.ts'
import { watchStaleCode } from '../worker/watchStaleCode.ts'
import { createScreens } from './createScreens.ts'

export type CreateAppParameters = {
  readonly window: Window
  readonly fetch: typeof fetch
  readonly environment: KitEnvironment & WebEnvironment
  readonly channel: SessionChannel
}

/**
 * Creates the app: its clients, stores and kit. Runs once per page and has no side effects before
 * `start` is called.
 *
 * @throws {WebConfigError} A build setting is invalid.
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
      // Cancels the pending signature request, because the page now shows the reason of the ban.
      await cancelSignIn(kit)
    },
  })
  const updates: App['updates'] = createStore(() => ({ takeOver: undefined }))
  const themeMode = theme.store.getState().mode
  const kit: Kit = createKit(
    createKitConfig({ environment, location, signIn, themeMode, linkProviders: web.links.keys() }),
  )
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
    screens: createScreens(),
    storage,
    consent,
    reportOutbox,
    theme,
    language: createLanguage({ storage, window }),
    popupAlert: createPopupAlert(),
    bans,
    updates,
    confirmPopup: createConfirmPopup(),
    start() {
      // The online manager assumes at page load that the browser is online. Without this call, a
      // page that starts offline would miss the later reconnect.
      onlineManager.setOnline(window.navigator.onLine)
      const stops = [
        theme.start(),
        consent.start(),
        reportOutbox.start(),
        watchSignOut(product, () => storage.remove(keptBoardKey)),
        watchServerBack(product, () => {
          if (kit.connection.getState().signIn !== 'unreachable') return
          // A failure is not reported here, because the mark in the header stays.
          retrySignIn(kit).catch(() => undefined)
        }),
        channel.subscribe(() => void product.refreshSession()),
        watchStaleCode(window, updates),
        watchReturn(window, () => void product.refreshSession()),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
