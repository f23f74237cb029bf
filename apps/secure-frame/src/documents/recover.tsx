import '../styles/frame.css'
import { createPageRoot } from '../pages/layout/createPageRoot.tsx'
import { createPageServices } from '../pages/services/PageServices.ts'
import { RecoverPage } from '../pages/wallet/RecoverPage.tsx'

const services = createPageServices(window)
const show = createPageRoot(window, services)
show(<RecoverPage services={services} />)
