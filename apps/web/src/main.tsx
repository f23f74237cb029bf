import './styles/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppRoot } from './app/AppRoot.tsx'
import { ConfigProblems } from './app/ConfigProblems.tsx'
import { type App, createApp } from './app/createApp.ts'
import { reportRecoverable } from './app/reportRecoverable.ts'
import { createLazyScreen } from './routing/createLazyScreen.tsx'
import { createScreens, findScreen } from './routing/screens.ts'
import { openSessionChannel } from './session/openSessionChannel.ts'
import { WebConfigError } from './web.config.ts'

const element = document.getElementById('root')
const root = element && createRoot(element, { onRecoverableError: reportRecoverable })

async function show(app: App): Promise<void> {
  const screens = createScreens()
  const memberLayout = createLazyScreen(() => import('./screens/MemberLayout.tsx'))
  app.start()

  // The first screen is there before the first render: a fallback would stay for 300 ms (performance.md).
  const first = findScreen(screens, window.location.pathname) ?? findScreen(screens, '/')
  const needed =
    first?.access === 'member' ? [first.screen, memberLayout] : first ? [first.screen] : []
  void app.product.queryClient.prefetchQuery(app.product.queries.session)
  await Promise.allSettled(needed.map((screen) => screen.load()))
  root?.render(
    <StrictMode>
      <AppRoot app={app} screens={screens} memberLayout={memberLayout} />
    </StrictMode>,
  )
}

/** After everything the page needs itself. */
async function startWorker({ updates }: App): Promise<void> {
  const { startOffline } = await import('./offline/startOffline.ts')
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
