import '../styles/frame.css'
import { openWalletChannel } from '../app/WalletChannel.ts'
import { createPageRoot } from '../pages/layout/createPageRoot.tsx'
import { Page } from '../pages/layout/Page.tsx'
import { createPageServices } from '../pages/services/PageServices.ts'
import { WalletPage } from '../pages/wallet/WalletPage.tsx'
import { readOpeningFrame } from '../windows/frameWindows.ts'

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
  show(<Page lead="Go back to the app and open this page from there." title="Your wallet" />)
}
