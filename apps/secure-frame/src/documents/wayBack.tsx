import { openWalletChannel } from '../app/WalletChannel.ts'
import type { WayBackProps } from '../approvals/screen/ApprovalScreen.tsx'
import type { PageServices } from '../pages/services/PageServices.ts'
import { WayBackPage } from '../pages/wallet/WayBackPage.tsx'
import type { View } from '../windows/frameWindows.ts'

/** Makes the way back of the window a request is decided in, with the news of it for the frame that asks. */
export function createWayBack(services: PageServices, frame: View | undefined) {
  const { post } = openWalletChannel(frame)
  return (props: WayBackProps) => <WayBackPage {...props} onNews={post} services={services} />
}
