import '../styles/frame.css'
import '../styles/windows.css'
import { messages } from '../messages/messages.ts'
import { nameDocument } from '../messages/nameDocument.ts'
import { createPageRoot } from '../pages/layout/createPageRoot.tsx'
import { CancelPage } from '../pages/links/CancelPage.tsx'
import { DevicePage, RevertPage } from '../pages/links/DevicePage.tsx'
import { DisownPage } from '../pages/links/DisownPage.tsx'
import { UndoPage } from '../pages/links/UndoPage.tsx'
import { createPageServices } from '../pages/services/PageServices.ts'
import { takeFragment } from '../pages/services/takeFragment.ts'

nameDocument(document, messages.documents.approveDevice)

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
