import { openWalletChannel } from '../app/WalletChannel.ts'
import type { WayBackProps } from '../approvals/screen/ApprovalScreen.tsx'
import type { PageServices } from '../pages/services/PageServices.ts'
import { WayBackPage } from '../pages/wallet/WayBackPage.tsx'
import type { View } from '../windows/frameWindows.ts'

/**
 * Creates the recovery step of the approval window. It reports its result to the frame that
 * requests the approval.
 */
export function createWayBack(services: PageServices, frame: View | undefined) {
  const { post } = openWalletChannel(frame)
  return (props: WayBackProps) => <WayBackPage {...props} onNews={post} services={services} />
}
