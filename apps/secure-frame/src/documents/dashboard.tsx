import '../styles/frame.css'
import '../styles/windows.css'
import { openWalletChannel } from '../app/WalletChannel.ts'
import { messages } from '../messages/messages.ts'
import { nameDocument } from '../messages/nameDocument.ts'
import { DashboardPage } from '../pages/dashboard/DashboardPage.tsx'
import { createPageRoot } from '../pages/layout/createPageRoot.tsx'
import { createPageServices } from '../pages/services/PageServices.ts'

nameDocument(document, messages.documents.wallet)

const services = createPageServices(window)
const show = createPageRoot(window, services)
show(<DashboardPage onNews={openWalletChannel().post} services={services} />)
