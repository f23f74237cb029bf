import '../styles/frame.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Page } from '../pages/Page.tsx'
import { createPageServices } from '../pages/PageServices.ts'
import { toErrorText } from '../pages/useTask.ts'
import { finishCallback } from '../social/finishCallback.ts'
import { openResultChannel } from '../social/ResultChannel.ts'

const root = document.getElementById('root')
const { server } = createPageServices(window)
const page = root && createRoot(root)
const show = (props: Parameters<typeof Page>[0]) =>
  page?.render(
    <StrictMode>
      <Page {...props} />
    </StrictMode>,
  )

show({ title: 'Signing you in' })
try {
  await finishCallback({ window, server, channel: openResultChannel() })
  show({ title: 'Signed in', lead: 'You can close this window.' })
} catch (error) {
  const lead = 'Close this window and start again in the app.'
  show({ title: 'Not signed in', lead, error: toErrorText(error) })
}
