import '../styles/frame.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createAppearance } from '../app/createAppearance.ts'
import { Page } from '../pages/Page.tsx'

createAppearance(window).start()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Page
        lead="The app sends this window on to your provider in a moment."
        title="Opening the sign-in page"
      />
    </StrictMode>,
  )
}
