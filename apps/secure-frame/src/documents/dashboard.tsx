import '../styles/frame.css'
import { openWalletChannel } from '../app/WalletChannel.ts'
import { createPageRoot } from '../pages/createPageRoot.tsx'
import { DashboardPage } from '../pages/DashboardPage.tsx'
import { createPageServices } from '../pages/PageServices.ts'

const show = createPageRoot(window)
const services = createPageServices(window)
show(<DashboardPage onNews={openWalletChannel().post} services={services} />)
