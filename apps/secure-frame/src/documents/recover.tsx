import '../styles/frame.css'
import '../styles/windows.css'
import { messages } from '../messages/messages.ts'
import { nameDocument } from '../messages/nameDocument.ts'
import { createPageRoot } from '../pages/layout/createPageRoot.tsx'
import { createPageServices } from '../pages/services/PageServices.ts'
import { RecoverPage } from '../pages/wallet/RecoverPage.tsx'

nameDocument(document, messages.documents.recover)

const services = createPageServices(window)
const show = createPageRoot(window, services)
show(<RecoverPage services={services} />)
