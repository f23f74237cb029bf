import '../styles/frame.css'
import '../styles/windows.css'
import { fillIn, parseUrl } from '@latchkey/core'
import { messages } from '../messages/messages.ts'
import { nameDocument } from '../messages/nameDocument.ts'
import { createPageRoot } from '../pages/layout/createPageRoot.tsx'
import { Page } from '../pages/layout/Page.tsx'
import { createPageServices } from '../pages/services/PageServices.ts'

nameDocument(document, messages.documents.openingSignIn)

const show = createPageRoot(window, createPageServices(window))
// The browser sets the referrer to the site that opened this window. That site receives the login
// (S-50).
const site = parseUrl(document.referrer)?.host ?? messages.page.app
show(
  <Page
    lead={fillIn(messages.page.sendsThisWindowOn, { site })}
    title={messages.page.openingSignInPage}
  />,
)
