import '../styles/frame.css'
import { createPageRoot } from '../pages/layout/createPageRoot.tsx'
import { Page } from '../pages/layout/Page.tsx'
import { createPageServices } from '../pages/services/PageServices.ts'

const show = createPageRoot(window, createPageServices(window))
// Written by the browser: the site that opened this window, and is logged in to (S-50).
const site = URL.parse(document.referrer)?.host ?? 'The app'
show(
  <Page
    lead={`${site} sends this window on to your provider in a moment. You will be signed in there.`}
    title="Opening the sign-in page"
  />,
)
