import '../styles/frame.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { DevicePage, RevertPage } from '../pages/DevicePage.tsx'
import { createPageServices } from '../pages/PageServices.ts'
import { takeFragment } from '../pages/takeFragment.ts'

const root = document.getElementById('root')
const services = createPageServices(window)
const fields = takeFragment(window)
const revert = fields.get('revert')

if (root) {
  createRoot(root).render(
    <StrictMode>
      {revert === null ? (
        <DevicePage services={services} token={fields.get('link')} />
      ) : (
        <RevertPage services={services} token={revert} />
      )}
    </StrictMode>,
  )
}
