import '../styles/frame.css'
import { openWalletChannel } from '../app/WalletChannel.ts'
import { createPageRoot } from '../pages/createPageRoot.tsx'
import { DashboardPage } from '../pages/DashboardPage.tsx'
import { createPageServices } from '../pages/PageServices.ts'

const services = createPageServices(window)
const show = createPageRoot(window, services)
show(<DashboardPage onNews={openWalletChannel().post} services={services} />)
