import { setThemeMode } from '@latchkey/kit'
import { KitProvider, useLanguage } from '@latchkey/react'
import { useEffect } from 'react'
import { BrowserRouter } from 'react-router'
import { useStore } from 'zustand'
import type { App } from '../context/App.ts'
import { AppContext, useApp } from '../context/AppContext.ts'
import { MessagesContext } from '../messages/MessagesContext.ts'
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx'
import { AppFrame } from './AppFrame.tsx'
import { KitUser } from './KitUser.tsx'

/**
 * Renders the whole web app: providers, routes and error boundary. `main.tsx` mounts it once the
 * app is created.
 */
export function AppRoot({ app }: { readonly app: App }) {
  const { mode } = useStore(app.theme.store)
  const { messages } = useStore(app.language.store)
  useEffect(() => setThemeMode(app.kit, mode), [app, mode])
  return (
    <ErrorBoundary onReload={() => window.location.reload()}>
      <MessagesContext value={messages}>
        <AppContext value={app}>
          <KitProvider kit={app.kit}>
            <KitLanguage />
            <KitUser />
            <BrowserRouter>
              <AppFrame />
            </BrowserRouter>
          </KitProvider>
        </AppContext>
      </MessagesContext>
    </ErrorBoundary>
  )
}

/** Passes the page's language to the kit. */
function KitLanguage() {
  const { language } = useApp()
  const { messages, kit } = useStore(language.store)
  const { setLanguage } = useLanguage()
  const { locale } = messages
  useEffect(() => setLanguage({ locale, messages: kit }), [setLanguage, locale, kit])
  return null
}
