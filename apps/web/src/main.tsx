import './styles/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppRoot } from './app/AppRoot.tsx'
import { ConfigProblems } from './app/ConfigProblems.tsx'
import { createApp } from './app/createApp.ts'
import { reportRecoverable } from './app/reportRecoverable.ts'
import { WebConfigError } from './config/web.config.ts'
import type { App } from './context/App.ts'
import { openSessionChannel } from './product/openSessionChannel.ts'
import { loadScreen } from './routing/screens.ts'

const element = document.getElementById('root')
const root = element && createRoot(element, { onRecoverableError: reportRecoverable })

async function show(app: App): Promise<void> {
  app.start()

  // Loads the first screen before the first render. Otherwise React would show a fallback for at
  // least 300 ms (performance.md).
  void app.product.queryClient.prefetchQuery(app.product.queries.session)
  await Promise.all([loadScreen(app.screens, window.location.pathname), app.language.start()])
  root?.render(
    <StrictMode>
      <AppRoot app={app} />
    </StrictMode>,
  )
}

/** Starts the service worker after the page has loaded its own files. */
async function startWorker({ updates }: App): Promise<void> {
  const { startOffline } = await import('./worker/startOffline.ts')
  await startOffline({
    container: navigator.serviceWorker,
    document,
    updates,
    getLoaded: () => performance.getEntriesByType('resource').map(({ name }) => name),
    reload: () => window.location.reload(),
  })
}

try {
  const app = createApp({
    window,
    fetch: (input, init) => window.fetch(input, init),
    environment: import.meta.env,
    channel: openSessionChannel(),
  })
  await show(app)
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await startWorker(app)
} catch (error) {
  if (!(error instanceof WebConfigError)) throw error
  root?.render(<ConfigProblems error={error} />)
}
