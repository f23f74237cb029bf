import '../styles/frame.css'
import { createPageRoot } from '../pages/createPageRoot.tsx'
import { createPageServices } from '../pages/PageServices.ts'
import { RecoverPage } from '../pages/RecoverPage.tsx'

const services = createPageServices(window)
const show = createPageRoot(window, services)
show(<RecoverPage services={services} />)
