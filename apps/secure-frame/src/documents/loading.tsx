import '../styles/frame.css'
import { createAppearance } from '../app/createAppearance.ts'
import { createPageRoot } from '../pages/createPageRoot.tsx'
import { Page } from '../pages/Page.tsx'

createAppearance(window).start()
const show = createPageRoot(window)
show(
  <Page
    lead="The app sends this window on to your provider in a moment."
    title="Opening the sign-in page"
  />,
)
