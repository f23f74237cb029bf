import '../styles/frame.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openBackupChannel } from '../app/BackupChannel.ts'
import { Page } from '../pages/Page.tsx'
import { createPageServices } from '../pages/PageServices.ts'
import { WalletPage } from '../pages/WalletPage.tsx'
import { readOpeningFrame } from '../windows/frameWindows.ts'

const root = document.getElementById('root')
const frame = readOpeningFrame(window)
const { server } = createPageServices(window)
if (root) {
  createRoot(root).render(
    <StrictMode>
      {frame ? (
        <WalletPage
          mailedServer={server}
          onBackup={openBackupChannel(frame).post}
          services={createPageServices(window, frame)}
        />
      ) : (
        <Page lead="Go back to the app and open this page from there." title="Your wallet" />
      )}
    </StrictMode>,
  )
}
