import { openWalletChannel } from '../app/WalletChannel.ts'
import type { RecoverySetupProps } from '../approvals/screen/ApprovalScreen.tsx'
import type { PageServices } from '../pages/services/PageServices.ts'
import { RecoverySetupPage } from '../pages/wallet/RecoverySetupPage.tsx'
import type { View } from '../windows/frameWindows.ts'

/**
 * Creates the component that sets up recovery in the approval window. It reports the result to the
 * frame that waits for the approval.
 */
export function createRecoverySetup(services: PageServices, frame: View | undefined) {
  const { post } = openWalletChannel(frame)
  return (props: RecoverySetupProps) => (
    <RecoverySetupPage {...props} onNews={post} services={services} />
  )
}
