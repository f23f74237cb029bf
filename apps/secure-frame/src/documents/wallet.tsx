import '../styles/frame.css'
import '../styles/windows.css'
import { openWalletChannel } from '../app/WalletChannel.ts'
import { messages } from '../messages/messages.ts'
import { nameDocument } from '../messages/nameDocument.ts'
import { createPageRoot } from '../pages/layout/createPageRoot.tsx'
import { Page } from '../pages/layout/Page.tsx'
import { createPageServices } from '../pages/services/PageServices.ts'
import { WalletPage } from '../pages/wallet/WalletPage.tsx'
import { readOpeningFrame } from '../windows/frameWindows.ts'

nameDocument(document, messages.documents.wallet)

const own = createPageServices(window)
const show = createPageRoot(window, own)
const frame = readOpeningFrame(window)
if (frame) {
  show(
    <WalletPage
      mailedClient={own.client}
      onNews={openWalletChannel(frame).post}
      services={createPageServices(window, frame)}
    />,
  )
} else {
  show(<Page lead={messages.page.goBackToApp} title={messages.page.yourWallet} />)
}
