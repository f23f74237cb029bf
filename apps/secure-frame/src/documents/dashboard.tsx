import '../styles/frame.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openBackupChannel } from '../app/BackupChannel.ts'
import { DashboardPage } from '../pages/DashboardPage.tsx'
import { createPageServices } from '../pages/PageServices.ts'

const root = document.getElementById('root')
const services = createPageServices(window)
if (root) {
  createRoot(root).render(
    <StrictMode>
      <DashboardPage onBackup={openBackupChannel().post} services={services} />
    </StrictMode>,
  )
}
