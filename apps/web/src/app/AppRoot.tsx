import { setThemeMode } from '@latchkey/kit'
import { KitProvider } from '@latchkey/react'
import { useEffect } from 'react'
import { BrowserRouter } from 'react-router'
import { useStore } from 'zustand'
import type { App } from '../context/App.ts'
import { AppContext } from '../context/AppContext.ts'
import { en, type Messages } from '../messages/en.ts'
import { MessagesContext } from '../messages/MessagesContext.ts'
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx'
import { AppFrame } from './AppFrame.tsx'

export type AppRootProps = {
  readonly app: App
  /** Texts in another language. */
  readonly messages?: Messages
}

/** The whole page. */
export function AppRoot({ app, messages = en }: AppRootProps) {
  const { mode } = useStore(app.theme.store)
  useEffect(() => setThemeMode(app.kit, mode), [app, mode])
  return (
    <ErrorBoundary onReload={() => window.location.reload()}>
      <MessagesContext value={messages}>
        <AppContext value={app}>
          <KitProvider kit={app.kit}>
            <BrowserRouter>
              <AppFrame />
            </BrowserRouter>
          </KitProvider>
        </AppContext>
      </MessagesContext>
    </ErrorBoundary>
  )
}
