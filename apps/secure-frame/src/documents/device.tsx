import '../styles/frame.css'
import { CancelPage } from '../pages/CancelPage.tsx'
import { createPageRoot } from '../pages/createPageRoot.tsx'
import { DevicePage, RevertPage } from '../pages/DevicePage.tsx'
import { DisownPage } from '../pages/DisownPage.tsx'
import { createPageServices } from '../pages/PageServices.ts'
import { takeFragment } from '../pages/takeFragment.ts'
import { UndoPage } from '../pages/UndoPage.tsx'

const services = createPageServices(window)
const show = createPageRoot(window, services)
const fields = takeFragment(window)
const revert = fields.get('revert')
const cancel = fields.get('cancel')
const disown = fields.get('disown')
const undo = fields.get('undo')

if (revert !== null) show(<RevertPage services={services} token={revert} />)
else if (undo !== null) show(<UndoPage services={services} token={undo} />)
else if (cancel !== null) show(<CancelPage services={services} token={cancel} />)
else if (disown !== null) show(<DisownPage mailed={disown} services={services} />)
else show(<DevicePage services={services} token={fields.get('link')} />)
