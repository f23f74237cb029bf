import '../styles/frame.css'
import '../styles/windows.css'
import { messages } from '../messages/messages.ts'
import { nameDocument } from '../messages/nameDocument.ts'
import { createPageRoot } from '../pages/layout/createPageRoot.tsx'
import { Page, type PageProps } from '../pages/layout/Page.tsx'
import { createPageServices } from '../pages/services/PageServices.ts'
import { finishCallback } from '../social/finishCallback.ts'
import { openResultChannel } from '../social/ResultChannel.ts'
import { toErrorText } from '../tasks/useTask.ts'
import { findFrameOfOpener } from '../windows/frameWindows.ts'

nameDocument(document, messages.documents.signingIn)

// Uses the frame's storage partition, because the login's cookie was set there.
const services = createPageServices(window, findFrameOfOpener(window))
const { client } = services
const showPage = createPageRoot(window, services)
const show = (props: PageProps) => showPage(<Page {...props} />)

show({ title: messages.page.signingYouIn })
try {
  await finishCallback({ window, client, channel: openResultChannel() })
  show({ title: messages.page.signedIn, lead: messages.page.youCanCloseThis })
} catch (error) {
  const { opener } = window
  const lead = opener ? messages.page.closeThisWindowAnd : messages.page.startAgainInApp
  show({ title: messages.page.notSignedIn, lead, error: toErrorText(error) })
}
