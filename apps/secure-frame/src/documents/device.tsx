import '../styles/frame.css'
import { createPageRoot } from '../pages/createPageRoot.tsx'
import { DevicePage, RevertPage } from '../pages/DevicePage.tsx'
import { createPageServices } from '../pages/PageServices.ts'
import { takeFragment } from '../pages/takeFragment.ts'

const show = createPageRoot(window)
const services = createPageServices(window)
const fields = takeFragment(window)
const revert = fields.get('revert')

show(
  revert === null ? (
    <DevicePage services={services} token={fields.get('link')} />
  ) : (
    <RevertPage services={services} token={revert} />
  ),
)
