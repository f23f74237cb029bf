import '../styles/frame.css'
import { createPageRoot } from '../pages/layout/createPageRoot.tsx'
import { Page, type PageProps } from '../pages/layout/Page.tsx'
import { createPageServices } from '../pages/services/PageServices.ts'
import { finishCallback } from '../social/finishCallback.ts'
import { openResultChannel } from '../social/ResultChannel.ts'
import { toErrorText } from '../tasks/useTask.ts'
import { findFrameOfOpener } from '../windows/frameWindows.ts'

// The cookie of this login was set in the frame.
const services = createPageServices(window, findFrameOfOpener(window))
const { client } = services
const showPage = createPageRoot(window, services)
const show = (props: PageProps) => showPage(<Page {...props} />)

show({ title: 'Signing you in' })
try {
  await finishCallback({ window, client, channel: openResultChannel() })
  show({ title: 'Signed in', lead: 'You can close this window.' })
} catch (error) {
  const { opener } = window
  const lead = opener
    ? 'Close this window and start again in the app.'
    : 'Start again in the app. Where it opens this page without a window beside it, sign in by email.'
  show({ title: 'Not signed in', lead, error: toErrorText(error) })
}
