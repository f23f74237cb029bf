import { openWalletChannel } from '../app/WalletChannel.ts'
import type { WayBackProps } from '../approvals/screen/ApprovalScreen.tsx'
import { OperatorProvider } from '../pages/OperatorContext.tsx'
import { createPageServices } from '../pages/PageServices.ts'
import { WayBackPage } from '../pages/WayBackPage.tsx'
import { readOpeningFrame } from '../windows/frameWindows.ts'

// The wallet is the one of the frame that asks (decision 0017).
const frame = readOpeningFrame(window)
const services = createPageServices(window, frame)
const channel = openWalletChannel(frame)

/** The way back of the window a request is decided in. */
export function WayBack(props: WayBackProps) {
  return (
    <OperatorProvider server={services.server}>
      <WayBackPage {...props} onNews={channel.post} services={services} />
    </OperatorProvider>
  )
}
