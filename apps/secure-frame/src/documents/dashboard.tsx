import '../styles/frame.css'
import { openBackupChannel } from '../app/BackupChannel.ts'
import { createPageRoot } from '../pages/createPageRoot.tsx'
import { DashboardPage } from '../pages/DashboardPage.tsx'
import { createPageServices } from '../pages/PageServices.ts'

const show = createPageRoot(window)
const services = createPageServices(window)
show(<DashboardPage onBackup={openBackupChannel().post} services={services} />)
