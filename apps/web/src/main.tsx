import './styles/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppRoot } from './app/AppRoot.tsx'
import { createApp } from './app/createApp.ts'
import { reportRecoverable } from './app/reportRecoverable.ts'
import { createLazyScreen } from './routing/createLazyScreen.tsx'
import { createScreens, findScreen } from './routing/screens.ts'
import { openSessionChannel } from './session/openSessionChannel.ts'

const root = document.getElementById('root')
const screens = createScreens()
const memberLayout = createLazyScreen(() => import('./screens/MemberLayout.tsx'))
const app = createApp({
  window,
  fetch: (input, init) => window.fetch(input, init),
  environment: import.meta.env,
  channel: openSessionChannel(),
})
app.start()

// The first screen is there before the first render: a fallback would stay for 300 ms (performance.md).
const first = findScreen(screens, window.location.pathname) ?? findScreen(screens, '/')
const needed =
  first?.access === 'member' ? [first.screen, memberLayout] : first ? [first.screen] : []
void app.product.queryClient.prefetchQuery(app.product.queries.session)
await Promise.allSettled(needed.map((screen) => screen.load()))

if (root) {
  createRoot(root, { onRecoverableError: reportRecoverable }).render(
    <StrictMode>
      <AppRoot app={app} screens={screens} memberLayout={memberLayout} />
    </StrictMode>,
  )
}
