import '../styles/frame.css'
import { createPageRoot } from '../pages/createPageRoot.tsx'
import { createPageServices } from '../pages/PageServices.ts'
import { RecoverPage } from '../pages/RecoverPage.tsx'

const show = createPageRoot(window)
const services = createPageServices(window)
show(<RecoverPage services={services} />)
