import { setThemeMode } from '@latchkey/kit'
import { KitProvider } from '@latchkey/react'
import { useEffect } from 'react'
import { BrowserRouter } from 'react-router'
import { useStore } from 'zustand'
import { en, type Messages } from '../messages/en.ts'
import { MessagesContext } from '../messages/MessagesContext.ts'
import { ScreensContext } from '../routing/ScreensContext.ts'
import type { Screens } from '../routing/screens.ts'
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx'
import { AppContext } from './AppContext.ts'
import { AppFrame } from './AppFrame.tsx'
import type { App } from './createApp.ts'

export type AppRootProps = {
  readonly app: App
  readonly screens: Screens
  /** Texts in another language. */
  readonly messages?: Messages
}

/** The whole page. */
export function AppRoot({ app, screens, messages = en }: AppRootProps) {
  const { mode } = useStore(app.theme.store)
  useEffect(() => setThemeMode(app.kit, mode), [app, mode])
  return (
    <ErrorBoundary onReload={() => window.location.reload()}>
      <MessagesContext value={messages}>
        <AppContext value={app}>
          <ScreensContext value={screens}>
            <KitProvider kit={app.kit}>
              <BrowserRouter>
                <AppFrame />
              </BrowserRouter>
            </KitProvider>
          </ScreensContext>
        </AppContext>
      </MessagesContext>
    </ErrorBoundary>
  )
}
