import '../styles/frame.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createPageServices } from '../pages/PageServices.ts'
import { RecoverPage } from '../pages/RecoverPage.tsx'

const root = document.getElementById('root')
const services = createPageServices(window)
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RecoverPage services={services} />
    </StrictMode>,
  )
}
